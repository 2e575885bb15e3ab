import { cabinetKey } from './cabinet-key.ts'
import { inOneLine } from './in-one-line.ts'
import { languageScript } from './language-script.ts'

/** Where a visitor's choice of light or dark is kept. */
export const colorModeKey = 'color-mode'

/** What a slow phone lays out in less than the time in which it should answer a touch. */
const elementsInFrame = 20

/** A browser that guards its user well may never say that it has painted. */
const paintedAnywayMs = 3_000

/**
 * The scripts that stand in the document itself, in statements that old browsers read too. Their text never changes, so that a
 * page may be kept and sent again and the content security policy can name them by hash.
 */

/**
 * Before the first paint: the colours the visitor chose, unless the page forces its own, and room for what is said of her cabinet. Whoever
 * comes back to a place on a page, or to a part of it, needs all of it drawn to get there.
 *
 * Until the first paint (`painted`) a phone fetches no pictures (`picture.css`), since words and font have the line first. The preview that a picture
 * has meanwhile goes when it has arrived: under what is transparent it would stay to be seen.
 */
export const themeScript = inOneLine(`
  try {
    var d=document.documentElement, m=localStorage.getItem('${colorModeKey}');
    if (!d.dataset.forced && (m=='light' || m=='dark')) d.dataset.theme=m;
    if (localStorage.getItem('${cabinetKey}')) d.dataset.cabinet='';
  } catch (e) { console.warn(e) }
  if (location.hash || (performance.getEntriesByType('navigation')[0] || {}).type!='navigate')
    document.documentElement.dataset.drawn='';
  (function (d) {
    if (document.hidden || ((window.PerformanceObserver || {}).supportedEntryTypes || []).indexOf('paint')<0) return;
    d.unpainted='';
    function painted() {
      if (d.unpainted!=='') return;
      delete d.unpainted;
      dispatchEvent(new Event('painted'));
    }
    new PerformanceObserver(function (l, o) {
      if (!l.getEntriesByName('first-contentful-paint').length) return;
      o.disconnect();
      painted();
    }).observe({type:'paint', buffered:true});
    setTimeout(painted, ${paintedAnywayMs});
  })(document.documentElement.dataset);
  document.addEventListener('load', function (e) {
    var p=e.target.parentNode;
    if (p && p.localName=='picture') p.style.removeProperty('--preview');
  }, true);
`)

/**
 * Brings the page to life at the first touch: until then links and forms work as the browser makes them work. All scripts are asked
 * for at once, and the styles of the other pages with them. A click on what only scripts can do, or do better (`data-later`), is
 * done as soon as they are there, and the browser's way when they do not come. What is typed and chosen meanwhile they are told of.
 *
 * Before that, once the page is painted and the browser has nothing else to do, comes the one small script that fills in what is
 * the visitor's own (`entry.untouched.ts`), which may ask for the rest.
 *
 * What lies below the first screen is drawn right after this is painted: some of it with each frame, so that a touch never waits long.
 *
 * The icon waits for the first paint, too: a browser would fetch it before, beside the font.
 *
 * A step through the history shows a page as it was left. What is somebody's own (cart, checkout, account) is asked for anew: it
 * may have changed, or the visit may be another's.
 */
export const bootScript = inOneLine(`
  (function (s) {
    var begun, icon=document.querySelector('link[rel=icon]'), h=icon.href;
    window.early=[];

    function fetchScript(u) {
      import(u).catch(function (e) {
        console.warn(e);
        var l=early;
        early=null;
        if (l) l.forEach(function (b) { if (b.dataset.later) b.click() });
      });
    }

    function link(r, h) {
      if (!h) return;
      var l=document.createElement('link');
      l.rel=r;
      l.href=h;
      document.head.append(l);
    }

    function begin() {
      if (begun) return;
      begun=1;
      link('stylesheet', s.style);
      s.preload.split(' ').forEach(function (h) { link('modulepreload', h) });
      fetchScript(s.entry);
    }

    ['pointerdown','pointermove','touchstart','keydown','focusin','wake'].forEach(function (t) {
      addEventListener(t, begin, {once:true, passive:true, capture:true});
    });
    addEventListener('click', function (e) {
      var b=early && e.target.closest && e.target.closest('[data-later]');
      if (!b) return;
      e.preventDefault();
      b.ariaBusy='true';
      early.push(b);
      begin();
    }, true);
    ['input','change'].forEach(function (t) {
      addEventListener(t, function (e) {
        if (!early || !e.target.form) return;
        early.push(e.target);
        begin();
      }, true);
    });
    addEventListener('pageshow', function (e) {
      if (e.persisted && document.documentElement.dataset.own) location.reload();
    });

    function drawBelow() {
      var d=document.documentElement.dataset, parts=[].slice.call(document.querySelectorAll('.below')), drawn;
      if (d.drawn==='') return;
      function draw() {
        for (drawn=0; parts.length && drawn<${elementsInFrame}; ) {
          drawn+=parts[0].getElementsByTagName('*').length-parts[0].querySelectorAll(':scope .below *').length;
          parts.shift().style.contentVisibility='visible';
        }
        if (parts.length) requestAnimationFrame(draw);
        else d.drawn='';
      }
      requestAnimationFrame(draw);
    }

    function whenIdle() {
      (window.requestIdleCallback || function (f) { setTimeout(f, 300) })(function () { fetchScript(s.untouched) });
    }

    function whenPainted(f) {
      if (document.documentElement.dataset.unpainted==='') addEventListener('painted', f);
      else f();
    }

    function whenLoaded(f) {
      if (document.readyState=='complete') f();
      else addEventListener('load', f);
    }

    icon.href='data:,';
    whenPainted(function () {
      icon.href=h;
      if (document.readyState!='loading') drawBelow();
      else addEventListener('DOMContentLoaded', drawBelow);
    });
    whenLoaded(function () { whenPainted(whenIdle) });
  })(document.currentScript.dataset)
`)

export const inlineScripts = [themeScript, languageScript, bootScript] as const
