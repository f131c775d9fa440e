import { minifySync } from 'vite';

/** How long a page that nobody touches is left alone after load: its first seconds are for reading. */
const CALM_MS = 3000;
/** When its modules are fetched, so that a sign need not wait for the network: soon, but after what the page itself still draws. */
const FETCH_MS = 400;

/**
 * The only inline script. The page already works without it: it hydrates at the visitor's first sign of intent, or else once it has been
 * left alone for a while. A finger counts once it has clicked: nothing of ours runs between the touch and what it does, such as following a
 * link. Each module is fetched in a task of its own, between which a tap is answered. Of several signs, and one tap gives several, only the
 * first imports anything, unless its modules could not be fetched.
 *
 * The first module registers the worker and waits for none of that, so that a short visit, too, leaves the site on the device. It is fetched
 * before it is imported: in some browsers an import that fails once fails for as long as the page stands (whatwg/html#6768), and what offers
 * updates imports it as well.
 *
 * A missing page (`data-now`) is not left alone: React logs its address, before the visitor has gone.
 *
 * Clicks, fields that were left, forms that were submitted and the browser's offer to install, which comes once, are kept for React.
 *
 * A choice about cookies is kept and its banner gone at once, by the value of the button (src/app/consent). A field has a value as well, which is
 * no choice. Who has chosen before is not asked again: the banner's style (src/app/styles/consent.css) reads the choice from the root. It is
 * looked for at load, as the first look into the storage waits for another process; until then nobody is asked.
 *
 * The page forgets what opened it, which may then no longer send it elsewhere (HTML: who is "familiar with" whom).
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

// With the quotes that the document's attributes have, it compresses better.
export const loader = minifySync('loader.js', source, { mangle: { toplevel: true } })
  .code.trim()
  .replace(/;$/, '')
  .replaceAll('`', '"');
