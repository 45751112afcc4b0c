/**
 * Stands in the head of every page and runs before the first paint: the saved theme, else the system's, which is followed
 * when it changes, and whether to keep room for an avatar. A file of its own would hold up the first paint for a round trip.
 */
export const THEME_SCRIPT =
  "(function(){var r=document.documentElement,q=matchMedia('(prefers-color-scheme: dark)')," +
  "t=function(){var s=null;try{s=localStorage.getItem('theme')}catch{}" +
  "r.classList.toggle('dark',s?s==='dark':q.matches)};t();q.addEventListener('change',t);" +
  "try{if(localStorage.getItem('nv-known'))r.classList.add('known')}catch{}})()";
