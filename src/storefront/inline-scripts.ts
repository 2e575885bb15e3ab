import { contextTokenCookie } from './cookies.ts'
import { languageScript } from './language-script.ts'
import { wishlistKey } from './wishlist-key.ts'

/** Where a visitor's choice of light or dark is kept. */
export const colorModeKey = 'color-mode'

/**
 * The scripts that stand in the document itself. Their text never changes, so that a page may be
 * kept and sent again and the content security policy can name them by hash.
 */

/** Before the first paint: the colours the visitor chose, unless the page forces its own. */
export const themeScript = `try{var d=document.documentElement,m=localStorage.getItem('${colorModeKey}');if(!d.dataset.forced&&(m=='light'||m=='dark'))d.dataset.theme=m}catch(e){console.warn(e)}`

/**
 * Brings the page to life at the first touch: until then links and forms work as the browser makes them
 * work, and a visitor who only reads loads no script. Who has a cart, an account or a wishlist, and so the scripts
 * from before, need not touch: there it happens when the page is idle, as on the wishlist itself. All scripts are asked for at once, and the styles of the other
 * pages with them.
 */
export const bootScript = `(function(s){var begun;function begin(){if(begun)return;begun=1;function link(r,h){if(!h)return;var l=document.createElement('link');l.rel=r;l.href=h;document.head.append(l)}link('stylesheet',s.style);s.preload.split(' ').forEach(function(h){link('modulepreload',h)});import(s.entry)}['pointerdown','pointermove','touchstart','keydown','focusin'].forEach(function(t){addEventListener(t,begin,{once:true,passive:true,capture:true})});function idle(){(window.requestIdleCallback||function(f){setTimeout(f,300)})(begin)}function kept(){try{return localStorage.getItem('${wishlistKey}')}catch(e){console.warn(e)}}if(/(^|; )${contextTokenCookie}=/.test(document.cookie)||kept()||/\\/wishlist$/.test(location.pathname))document.readyState=='complete'?idle():addEventListener('load',idle)})(document.currentScript.dataset)`

export const inlineScripts = [themeScript, languageScript, bootScript] as const
