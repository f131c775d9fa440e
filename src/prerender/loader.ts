import { minifySync } from 'vite';

/** How long after load a page that nobody touches waits before it hydrates: the first seconds are for reading. */
const CALM_MS = 3000;
/** How long after load modules are prefetched: soon, so that hydration need not wait for the network, but after the page has drawn. */
const FETCH_MS = 400;

/**
 * The only inline script. The page works without it; the loader hydrates it at the visitor's first sign of intent, or after CALM_MS without
 * one (at once when offline). A touch counts only once it has become a click, so that none of our code runs between the touch and its
 * effect, such as following a link. Each module is fetched in its own task, so that a tap can be handled in between. One tap fires several
 * signs: only the first imports anything, unless its modules could not be fetched.
 *
 * The first module registers the service worker and does not wait for hydration, so that even a short visit leaves the site on the device.
 * It is fetched before it is imported: in some browsers an import that failed once keeps failing while the page is open (whatwg/html#6768),
 * and offer-updates.ts imports this module as well.
 *
 * A missing page (`data-now`) hydrates right at load, so that React logs its address before the visitor leaves.
 *
 * Clicks, blurred fields, submitted forms and the browser's install prompt, which fires only once, are kept for React.
 *
 * A cookie choice is stored, and hides the banner, at once. The choice is the value of the clicked button (src/app/consent); fields have
 * values too, but those are not choices. Visitors who have already chosen are not asked again: src/app/styles/consent.css reads the choice
 * from the root element. Storage is read only at load, because the first access waits for another process; until then the banner is hidden.
 *
 * `opener` is cleared, so that the page that opened this one can no longer navigate it (HTML: "familiar with").
 */
const source = `(()=>{
let {dataset}=document.documentElement,
{modules,now}=document.currentScript.dataset,
early=self.earlyEvents=[],
start=()=>modules.splice(1).forEach(module=>import(module).catch(error=>{modules.push(module);throw error}));
opener=null;
modules=modules.split(" ");
early.handleEvent=early.push;
["click","focusout","submit"].forEach(type=>addEventListener(type,early,true));
"pointermove keydown scroll focusin click offline".split(" ").forEach(sign=>addEventListener(sign,start,{capture:true,once:true}));
addEventListener("beforeinstallprompt",event=>{event.preventDefault();self.installPrompt=event});
addEventListener("click",({target:{localName,value}})=>{if(localName=="button"&&(value=="all"||value=="essential"))try{dataset.consent=value;localStorage["cookie-consent"]=value;localStorage["analytics-cookies"]=localStorage["functional-cookies"]=value=="all"}catch{}});
dataset.consent="all";
addEventListener("load",()=>{
try{dataset.consent=localStorage["cookie-consent"]}catch{dataset.consent=""}
setTimeout(start,now||!navigator.onLine?0:${CALM_MS});
modules.forEach((module,place)=>setTimeout(()=>fetch(module).then(()=>place||import(module),()=>{}),${FETCH_MS}));
})
})()`;

// Double quotes, which the document's attributes use, compress better than the minifier's backticks.
export const loader = minifySync('loader.js', source, { mangle: { toplevel: true } })
  .code.trim()
  .replace(/;$/, '')
  .replaceAll('`', '"');
