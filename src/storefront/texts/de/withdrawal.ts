/** The withdrawal from a contract; the labels of its two buttons are the statute's (Directive (EU) 2023/2673). */
export const withdrawal = {
  title: 'Vertrag widerrufen',
  text: 'Hier widerrufen Sie einen Vertrag mit uns, ohne Anmeldung und ohne Angabe von Gründen. Im nächsten Schritt sehen Sie alles noch einmal und bestätigen.',
  info: 'Fristen und Rückgabe',
  fields: {
    name: 'Vor- und Nachname',
    contract: 'Bestellnummer oder Vertrag',
    email: 'E-Mail-Adresse',
    items: 'Nur einzelne Artikel? (freiwillig)',
    message: 'Mitteilung (freiwillig)',
  },
  hints: {
    contract:
      'Die Nummer steht in der Bestellbestätigung. Ohne Nummer schreiben Sie bitte, was Sie wann bestellt haben.',
    email: 'Dorthin schicken wir die Eingangsbestätigung.',
    items: 'Ohne Angabe widerrufen Sie den ganzen Vertrag.',
    goods: 'Ohne Auswahl widerrufen Sie den ganzen Vertrag.',
  },
  all: 'Der ganze Vertrag',
  required: 'Felder mit * sind nötig.',
  next: 'Weiter zur Bestätigung',
  confirm: {
    items: 'Widerrufen wird',
    message: 'Mitteilung',
    title: 'Widerruf prüfen und bestätigen',
    text: 'Ihr Widerruf ist erst erklärt, wenn Sie ihn hier bestätigen.',
    yes: 'Widerruf bestätigen',
    change: 'Angaben ändern',
  },
  done: {
    title: 'Ihr Widerruf ist eingegangen',
    received: 'Eingegangen am',
    mail: 'Die Eingangsbestätigung mit dem Inhalt Ihrer Erklärung und der genauen Zeit schicken wir Ihnen per E-Mail.',
    next: 'Wir melden uns mit den nächsten Schritten zu Rücksendung und Erstattung.',
    shopOn: 'Zur Startseite',
    info: 'Widerruf und Rückgabe',
  },
}
