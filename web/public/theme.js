// Runs before the first paint, so that nobody sees the other theme flash by. The page itself takes over in lib/settings.
(function () {
  var theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("karczma") || "{}").theme || theme;
  } catch {
    // storage may be closed to us; then the system decides
  }
  var night = theme === "night" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = night ? "night" : "day";
})();
