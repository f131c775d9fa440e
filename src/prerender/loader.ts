/**
 * The only inline script. The page already works without it: it hydrates after load, when the browser is idle, or at the visitor's first
 * sign of intent, whichever comes first. All of a page's modules are asked for together; the first is the entry.
 */
export const loader = `(d=>{let s,e="pointerdown keydown touchstart wheel scroll focusin".split(" "),m=d.currentScript.dataset.modules.split(" "),o={capture:!0,passive:!0},g=()=>{if(s)return;s=1;e.forEach(n=>removeEventListener(n,g,o));m.slice(1).forEach(h=>{let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)});import(m[0])};e.forEach(n=>addEventListener(n,g,o));let i=()=>(self.requestIdleCallback||setTimeout)(g,{timeout:2e3});d.readyState=="complete"?i():addEventListener("load",i)})(document)`;
