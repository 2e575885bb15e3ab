import { defaultLocale, locales, matchLocale } from '../values/locale.ts'
import { localeCookie, writeCookie } from './cookies.ts'
import { inOneLine } from './in-one-line.ts'

const codes = JSON.stringify(locales.map(({ code }) => code))
/** Whose languages the shop does not speak. */
const otherwise = matchLocale('')
/** Where the language stands in what is written, and the same without https. */
const written = writeCookie(localeCookie, '?', { secure: false }).replace('%3F', "'+s+'")

/**
 * Before the first paint, since nobody else's page may say it. A language is settled by walking on in it: whoever follows
 * a link of ours to a page in Italian, be it the language switch or the offer on the front page, has chosen; whoever comes
 * from outside has not. Who comes to the front door for the first time and wishes another language than German is
 * offered it; whoever wishes nothing, like a crawler, is offered nothing. The best wish is found as `matchLocale` does. Cookies
 * are looked at only where they matter: it takes a phone some milliseconds.
 */
export const languageScript = inOneLine(`
  (function (d) {
    var walked=document.referrer.indexOf(location.origin+'/')==0;
    if (!walked && location.pathname!='/') return;

    var c=/(?:^|; )${localeCookie}=([^;]*)/.exec(document.cookie), s=c && c[1];
    if (walked && s!=d.lang) {
      s=d.lang;
      document.cookie='${written}'+(location.protocol=='https:' ? '; Secure' : '');
    }
    if (s || location.pathname!='/') return;

    var w=navigator.languages || [], b='${otherwise}', h=0;
    w.forEach(function (t, i) {
      t=t.toLowerCase();
      ${codes}.forEach(function (k) {
        var n=t==k.toLowerCase() ? 1 : t.split('-')[0]==k.slice(0,2) ? .999-i/w.length : 0;
        if (n>h) { h=n; b=k }
      });
    });
    if (w.length && b!='${defaultLocale}') d.dataset.offer=b;
  })(document.documentElement)
`)
