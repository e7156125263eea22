/// Every rule there is, by topic; `flowview explain` lists them in this order.
package enum LintRules {
    package static let all: [any LintRule] =
        identity + structure + client + actions + paging + text + color + layout + images + widgets + responses

    /// The rule of a code, nil when there is none.
    package static func rule(for code: String) -> (any LintRule)? {
        all.first { $0.code == code }
    }

    private static let identity: [any LintRule] = [
        InteractiveWithoutID(), NestedDuplicateID(), SharedState(), DuplicateSectionID(), SheetPageIDClash(),
        IndexLikeID(), GeneratedLookingID(), BlankID(), VolatileID(), PageIDMissing(),
    ]
    private static let structure: [any LintRule] = [
        UnknownKey(), MisplacedKey(), DuplicateJSONKey(), TypeCase(), EmptyContainer(), AllDropped(),
        UnknownArrangement(), ColumnsWithoutGrid(), Depth(), PayloadSize(),
    ]
    private static let client: [any LintRule] = [BlanksClient(), DropsClient()]
    private static let actions: [any LintRule] = [
        ActionWithoutType(), BlankActionType(), UnknownActionType(), UnknownEvent(), DeadAction(), TapOnInteractive(),
        ButtonWithoutAction(), DisabledWithAction(), ToastPayload(), SheetMissing(), SheetTrap(), SheetRecursion(),
        DetentRange(),
    ]
    private static let paging: [any LintRule] = [
        HasMoreWithoutPostback(), PostbackWithoutMore(), PaginationLoop(), EmptyFirstPage(), RefreshIncomplete(),
        LossyNumber(), CrossPageID(),
    ]
    private static let text: [any LintRule] = [
        BlankText(), UnresolvedPlaceholder(), MarkdownWithoutFlag(), MarkdownBroken(), MarkupInText(),
        ControlCharacter(), BidiControl(), MaxLines(), Truncation(), WhitespaceEdges(),
    ]
    private static let color: [any LintRule] = [
        InvalidColor(), RRGGBBAASuspect(), InvisibleText(), Contrast(.light), Contrast(.dark), ColorWithoutDark(),
        UnknownToken(), TokenWithoutHex(), AlphaRange(), UnknownWeight(), UnknownAlignment(), UnknownStyle(),
        UnknownScaleMode(), FontSizeRange(),
    ]
    private static let layout: [any LintRule] = [
        WidthRange(), NegativeSize(), ColumnsRange(), ChromeExceedsWidth(), GradientStops(), DashPair(),
        LeftRightRTL(),
    ]
    private static let images: [any LintRule] = [
        ImageWithoutAlt(), AltQuality(), IconOnlyButton(), ImageURL(), AspectRatio(), UntitledTap(),
    ]
    private static let widgets: [any LintRule] = [
        StepperBounds(), StepperInitial(), StepperWithoutChange(), AccordionDepth(), TrackingMissing(),
    ]
    private static let responses: [any LintRule] = [
        ReplaceChangesID(), ReplaceWithoutID(), ReplaceChangesType(), MutationUnknownKind(), MutationIncomplete(),
        MutationDuplicate(), APITargetMissing(), ResponseToastPayload(),
    ]
}
