export const lightClass = 'white-background'

/**
 * Runs first in <body>, before anything is painted, and owns the theme for as long as the document lives, so that the
 * switch works before (and without) React. Class on = light = 'dark' stored; off = 'light' stored; none or the string
 * 'null' is replaced by 'dark'. Storage may be refused: the theme then lasts as long as the page.
 */
export const themeScript = `(function(d){
var k='theme',c='${lightClass}',t=null;
function keep(v){try{localStorage.setItem(k,v)}catch(e){}}
function show(light){
d.body.classList.toggle(c,light);
var m=d.querySelector('meta[name=theme-color]');if(m)m.content=light?'#f5f1ea':'#14110e';
d.querySelectorAll('[data-theme-switch]').forEach(function(s){s.setAttribute('aria-checked',light)});
}
try{t=localStorage.getItem(k)}catch(e){}
if(t===null||t==='null'){t='dark';keep(t)}
show(t!=='light');
d.addEventListener('click',function(e){
if(!e.target.closest||!e.target.closest('[data-theme-switch]'))return;
var light=!d.body.classList.contains(c);
show(light);keep(light?'dark':'light');
d.dispatchEvent(new Event('themechange'));
});
})(document)`

let light: boolean | undefined

export const isLight = () => document.body.classList.contains(lightClass)

/** Tells `changed` of each change of theme. Returns a cancel. */
export function watchTheme(changed: () => void): () => void {
  const onChange = () => {
    light = isLight()
    changed()
  }
  document.addEventListener('themechange', onChange)
  return () => document.removeEventListener('themechange', onChange)
}

/** Keeps the class on <body> when React mounts the document anew (an error page does). For a layout effect. */
export function keepTheme(): void {
  light ??= isLight()
  document.body.classList.toggle(lightClass, light)
}
