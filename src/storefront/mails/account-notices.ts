import type { AccountMail, AccountMailPurpose } from '../../shop/customers/account-mail.ts'
import { type Language, localeEntry } from '../../values/locale.ts'
import { button, type Notice, small, text } from './notice.ts'

/** A link that opens an account, or one that lets its owner choose another password. */
export function accountNotice({ purpose, locale, greeting, link }: AccountMail): Notice {
  const texts = byLanguage[localeEntry(locale).language][purpose]

  return {
    locale,
    subject: texts.subject,
    preview: texts.why,
    blocks: [
      text(`${greeting},`),
      text(texts.why),
      button(texts.button, link),
      text(texts.until),
      small(texts.notYou),
    ],
  }
}

type Texts = Readonly<Record<'subject' | 'why' | 'button' | 'until' | 'notYou', string>>

const byLanguage: Record<Language, Record<AccountMailPurpose, Texts>> = {
  de: {
    'registration-confirmation': {
      subject: 'Bitte bestätigen Sie Ihre Anmeldung bei Trennwerk',
      why: 'willkommen bei Trennwerk. Bitte bestätigen Sie Ihre E-Mail-Adresse, damit Sie Ihr Konto benutzen können.',
      button: 'E-Mail-Adresse bestätigen',
      until: 'Danach sind Sie angemeldet, und was in Ihrem Warenkorb liegt, ist noch da.',
      notYou:
        'Sie haben sich nicht angemeldet? Dann brauchen Sie nichts zu tun: Ohne Bestätigung bleibt das Konto zu.',
    },
    'password-recovery': {
      subject: 'Ein neues Passwort für Ihr Konto bei Trennwerk',
      why: 'jemand möchte ein neues Passwort für Ihr Konto wählen. Sind Sie das, so wählen Sie es über diesen Link.',
      button: 'Neues Passwort wählen',
      until: 'Der Link gilt zwei Stunden und nur einmal.',
      notYou: 'Sie waren es nicht? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
  },
  en: {
    'registration-confirmation': {
      subject: 'Please confirm your Trennwerk account',
      why: 'Welcome to Trennwerk. Please confirm your e-mail address so that you can use your account.',
      button: 'Confirm e-mail address',
      until: 'You are logged in afterwards, and whatever is in your cart is still there.',
      notYou: 'Was it not you? Then there is nothing to do: without a confirmation the account stays closed.',
    },
    'password-recovery': {
      subject: 'A new password for your Trennwerk account',
      why: 'Somebody would like to choose a new password for your account. If that is you, please use this link.',
      button: 'Choose a new password',
      until: 'The link is valid for two hours and works once.',
      notYou: 'Was it not you? Then there is nothing to do: your password stays as it is.',
    },
  },
  it: {
    'registration-confirmation': {
      subject: 'Confermi la Sua registrazione presso Trennwerk',
      why: 'benvenuti da Trennwerk. La preghiamo di confermare il Suo indirizzo e-mail per poter usare il Suo conto.',
      button: 'Confermare l’indirizzo e-mail',
      until: 'Dopo la conferma l’accesso è già effettuato e il Suo carrello è ancora lì.',
      notYou: 'Non è stato Lei? Allora non deve fare nulla: senza conferma il conto resta chiuso.',
    },
    'password-recovery': {
      subject: 'Una nuova password per il Suo conto Trennwerk',
      why: 'qualcuno desidera scegliere una nuova password per il Suo conto. Se è stato Lei, usi questo link.',
      button: 'Scegliere una nuova password',
      until: 'Il link è valido per due ore e una sola volta.',
      notYou: 'Non è stato Lei? Allora non deve fare nulla: la Sua password resta com’è.',
    },
  },
  fr: {
    'registration-confirmation': {
      subject: 'Veuillez confirmer votre inscription chez Trennwerk',
      why: 'bienvenue chez Trennwerk. Veuillez confirmer votre adresse e-mail afin de pouvoir utiliser votre compte.',
      button: 'Confirmer l’adresse e-mail',
      until: 'Vous êtes ensuite connecté, et le contenu de votre panier est toujours là.',
      notYou: 'Ce n’était pas vous ? Vous n’avez rien à faire : sans confirmation, le compte reste fermé.',
    },
    'password-recovery': {
      subject: 'Un nouveau mot de passe pour votre compte Trennwerk',
      why: 'quelqu’un souhaite choisir un nouveau mot de passe pour votre compte. Si c’est vous, utilisez ce lien.',
      button: 'Choisir un nouveau mot de passe',
      until: 'Le lien est valable deux heures et une seule fois.',
      notYou: 'Ce n’était pas vous ? Vous n’avez rien à faire : votre mot de passe reste inchangé.',
    },
  },
}
