/**
 * Stands in the head of every page: each `KeptRoom` of a ready-made page is as high as this device last showed it, from the
 * first paint on. A sheet that a script makes is none that the policy of every page refuses.
 */
export const ROOM_SCRIPT =
  "(function(){try{var s=new CSSStyleSheet(),w=innerWidth+' ';Object.keys(localStorage).forEach(function(k){" +
  'var n=/^nv\\.room\\.([\\w-]+)$/.exec(k),v=localStorage[k];if(n&&v.startsWith(w))' +
  "s.insertRule('[data-room='+n[1]+']{min-height:'+parseInt(v.slice(w.length))+'px}')});" +
  'document.adoptedStyleSheets=[s]}catch{}})()';
