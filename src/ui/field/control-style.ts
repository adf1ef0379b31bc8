/** One box for every control that is typed in or opened, as components.css draws it. */
export const controlStyle = "control";

export const readOnlyStyle = "control-typed";
