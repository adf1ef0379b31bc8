// Gives every frame with data-calculator the height of the calculator in it.
(() => {
  const home = new URL(document.currentScript.src).origin;
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== home || data?.kind !== "calculator-height" || !Number.isFinite(data.height)) return;
    for (const frame of document.querySelectorAll("iframe[data-calculator]")) {
      if (frame.contentWindow === source) frame.style.height = `${Math.max(data.height, 200)}px`;
    }
  });
})();
