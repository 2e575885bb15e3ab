/** The ways to a waste system: by kind, by measurements, by line. */
export const systems = {
  kinds: {
    complete: {
      name: 'Komplettsystem',
      text: 'Der Schrank hat keinen Auszug, oder der alte soll weg. Schublade, Führung und Behälter kommen zusammen.',
    },
    'existing-pullout': {
      name: 'Für vorhandene Auszüge',
      text: 'Die Schublade mit Front bleibt. Rahmen und Behälter werden eingesetzt, ohne zu bohren.',
    },
    'swing-door': {
      name: 'Für Drehtüren',
      text: 'Der Schrank hat eine Tür, die zur Seite aufgeht. Das System schwenkt mit ihr heraus.',
    },
    'free-standing': {
      name: 'Freistehend',
      text: 'Steht, wo Platz ist: in der Küche, im Hauswirtschaftsraum, im Büro. Nichts zu montieren.',
    },
  },
  choice: {
    title: 'Abfallsysteme',
    text: 'Zwei Wege zum passenden System.',
    measure: 'Messen und finden',
    measureText:
      'Sie haben einen Meter zur Hand und möchten wissen, was in den Schrank passt. Der Konfigurator fragt nach wenigen Maßen und erklärt, was passt, was knapp wird und was nicht geht.',
    measureSteps: ['Bauart wählen', 'Maße eingeben', 'Passende Systeme sehen'],
    configure: 'Zum Konfigurator',
    shop: 'Selbst auswählen',
    shopText:
      'Sie kennen Bauart, Breite oder Artikelnummer. Der Fachshop zeigt alle Systeme mit Maßen und Filtern.',
    toShop: 'Zum Fachshop',
    byType: 'Direkt nach Bauart',
    byLine: 'Direkt nach Linie',
  },
  advanced: {
    title: 'Fachshop',
    text: 'Alle Systeme nach Bauart, mit Artikelnummern, Maßen und Filtern.',
    all: 'Alle Systeme',
    professionals: 'Für Küchenbau, Schreinerei und Handel',
    professionalsText:
      'Unterlagen zum Planen und Montieren, Maßblätter und CAD-Daten liegen im Downloadbereich. Mit einem Fachkonto kaufen Sie zu Nettopreisen ein.',
    downloads: 'Zu den Downloads',
    dealer: 'Händler werden',
    account: 'Fachkonto eröffnen',
    show: 'Systeme zeigen',
    measure: 'Mit Maßen prüfen',
  },
  xLineSelection: {
    title: 'X-LINE nach Schrankbreite',
    text: 'X-LINE setzt sich in die Schublade, die schon da ist. Entscheidend ist ihre Innenbreite; die Breite des Schranks ist ein guter Anfang.',
    inside: 'Innenbreite der Schublade',
    depth:
      'Ausführungen gibt es ab 400, 450 oder 500 mm Schubladentiefe: Compact, Plus und Max. Nicht jede gibt es in jeder Breite.',
    unsure: 'Nicht sicher?',
    unsureText:
      'Bei alten oder gebauten Schubladen weicht das Innenmaß ab. Messen Sie innen von Wand zu Wand.',
  },
}
