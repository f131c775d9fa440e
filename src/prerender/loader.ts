import { minifySync } from 'vite';

/** The page's own thread is idle at load already, while the device still decodes and draws what it has loaded. */
const CALM_MS = 500;

/**
 * The only inline script. The page already works without it: it hydrates a moment after load, when the browser is idle,
 * or at the visitor's first sign of intent, whichever comes first. All of a page's modules are asked for together; the first is the entry.
 * Clicks on buttons that only React answers are kept for it, the fields that were left, and the browser's offer to install, which comes once.
 */
const source = `(()=>{
let started,
signs="pointerdown keydown wheel scroll focusin click".split(" "),
quiet={capture:true,passive:true},
modules=document.currentScript.dataset.modules.split(" "),
clicks=self.earlyClicks={buttons:[],left:[],handleEvent({type,target}){
let button=type=="click"&&target.closest("button[type=button]:not([popovertarget],[command])");
button?this.buttons.push(button):type=="focusout"&&this.left.push(target)
}},
start=()=>{
if(started)return;
started=1;
signs.forEach(sign=>removeEventListener(sign,start,quiet));
modules.forEach(module=>import(module))
};
signs.forEach(sign=>addEventListener(sign,start,quiet));
["click","focusout"].forEach(type=>addEventListener(type,clicks,quiet));
addEventListener("beforeinstallprompt",event=>{event.preventDefault();self.installPrompt=event});
addEventListener("load",()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(start,{timeout:2000}),${CALM_MS}))
})()`;

export const loader = minifySync('loader.js', source, { mangle: { toplevel: true } })
  .code.trim()
  .replace(/;$/, '');
