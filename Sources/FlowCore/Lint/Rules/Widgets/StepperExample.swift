enum StepperExample {
    static func widget(_ bounds: String) -> String {
        #"""
        {"type": "stepper_row", "id": "bags", "data": {"title": "Bags", \#(bounds)},
          "actions": {"change": {"type": "api", "endpoint": "bag"}}}
        """#
    }
}
