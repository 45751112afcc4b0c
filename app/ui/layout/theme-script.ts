/**
 * A script in the head of every page, which runs before the first paint. It sets the saved theme, or else the
 * system's, and follows the system's changes. It also decides whether to reserve space for an avatar. A
 * separate file would delay the first paint by a round trip.
 */
export const THEME_SCRIPT =
  "(function(){var r=document.documentElement,q=matchMedia('(prefers-color-scheme: dark)')," +
  "t=function(){var s=null;try{s=localStorage.getItem('theme')}catch{}" +
  "r.classList.toggle('dark',s?s==='dark':q.matches)};t();q.addEventListener('change',t);" +
  "try{if(localStorage.getItem('nv-known'))r.classList.add('known')}catch{}})()";
