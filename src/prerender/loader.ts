import { minifySync } from 'vite';

/** The page's own thread is idle at load already, while the device still decodes and draws what it has loaded. */
const CALM_MS = 500;

/** The places of the sections that are let go one by one, as styles/first-screen.css knows them. */
const FIRST_PLACE = 3;
const LAST_PLACE = 7;
/** The document's class while all but its first screen waits for the first paint. */
export const FIRST_SCREEN_ONLY = `waits-${FIRST_PLACE}`;

/**
 * The only inline script. The page already works without it: it hydrates a moment after load, when the browser is idle,
 * or at the visitor's first sign of intent, whichever comes first. All of a page's modules are asked for together; the first is the entry.
 * Clicks on buttons that only React answers are kept for it, and so is the browser's offer to install, which comes once.
 *
 * It also lets go, one section a frame, what the first paint did not wait for. Who reloads, comes back or follows a fragment wants a place
 * further down, and gets all of it at once.
 */
const source = `(d=>{
let root=d.documentElement,
started,
signs="pointerdown keydown wheel scroll focusin click".split(" "),
quiet={capture:true,passive:true},
modules=d.currentScript.dataset.modules.split(" "),
clicks=self.earlyClicks={buttons:[],handleEvent({target}){
let button=target.closest("button[type=button]:not([popovertarget],[command])");
button&&this.buttons.push(button)
}},
start=()=>{
if(started)return;
started=1;
signs.forEach(sign=>removeEventListener(sign,start,quiet));
modules.forEach(module=>import(module))
},
letGo=place=>requestAnimationFrame(()=>setTimeout(()=>{
root.className=place<${LAST_PLACE}?"waits-"+ ++place:"";
root.className&&letGo(place)
}));
signs.forEach(sign=>addEventListener(sign,start,quiet));
addEventListener("click",clicks,quiet);
addEventListener("beforeinstallprompt",event=>{event.preventDefault();self.installPrompt=event});
addEventListener("load",()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(start,{timeout:2000}),${CALM_MS}));
performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash?letGo(${FIRST_PLACE}):root.className=""
})(document)`;

export const loader = minifySync('loader.js', source, { mangle: { toplevel: true } })
  .code.trim()
  .replace(/;$/, '');
