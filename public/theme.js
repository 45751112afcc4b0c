// Runs before the first paint: the saved theme, else the system's, and whether to keep room for an avatar.
(function () {
  var root = document.documentElement;
  var saved = null;
  try {
    saved = localStorage.getItem('theme');
    if (localStorage.getItem('nv-known')) root.classList.add('known');
  } catch {}
  var dark = saved ? saved === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.toggle('dark', dark);
})();
