/** The oldest browsers in which everything works; older ones get text and forms (`README.md`, "Browsers"). */
export const browserFloor = ["chrome114", "safari17", "firefox128"];
