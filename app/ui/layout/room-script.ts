/**
 * A script in the head of every page. From the first paint on, it gives each `KeptRoom` of a ready-made page
 * the height that this device last showed. It uses a style sheet made by a script, because the policy of
 * every page does not refuse those.
 */
export const ROOM_SCRIPT =
  "(function(){try{var s=new CSSStyleSheet(),w=innerWidth+' ';Object.keys(localStorage).forEach(function(k){" +
  'var n=/^nv\\.room\\.([\\w-]+)$/.exec(k),v=localStorage[k];if(n&&v.startsWith(w))' +
  "s.insertRule('[data-room='+n[1]+']{min-height:'+parseInt(v.slice(w.length))+'px}')});" +
  'document.adoptedStyleSheets=[s]}catch{}})()';
