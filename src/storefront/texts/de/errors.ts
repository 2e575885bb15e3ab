export const errors = {
  status: (status: number) => `Fehler ${status}`,
  home: 'Zur Startseite',
  search: 'Im Shop suchen',
  again: 'Noch einmal versuchen',
  /** For whoever runs the shop, in the console of the browser. */
  apiAdvice:
    'Die Verbindung zur Store API ist gestört. Prüfen Sie die Adresse und den Zugangsschlüssel in der Konfiguration.',
  pages: {
    400: {
      title: 'Anfrage nicht verstanden',
      text: 'Die Adresse oder die Angaben sind nicht lesbar. Bitte prüfen Sie den Link.',
    },
    403: {
      title: 'Sitzung abgelaufen',
      text: 'Bitte gehen Sie zurück zur letzten Seite, laden Sie sie neu und versuchen Sie es noch einmal.',
    },
    404: {
      title: 'Seite nicht gefunden',
      text: 'Diese Seite gibt es nicht oder nicht mehr. Die Suche und die Startseite führen weiter.',
    },
    405: { title: 'Das geht hier nicht', text: 'Diese Seite nimmt keine Angaben entgegen.' },
    408: {
      title: 'Das hat zu lange gedauert',
      text: 'Der Shop hat nicht rechtzeitig geantwortet. Bitte laden Sie die Seite noch einmal.',
    },
    410: { title: 'Nicht mehr verfügbar', text: 'Diese Seite gibt es nicht mehr.' },
    412: {
      title: 'Shop nicht verbunden',
      text: 'Der Shop ist gerade nicht richtig angeschlossen. Wir kümmern uns darum.',
    },
    413: { title: 'Zu viele Daten', text: 'Die Angaben sind zu umfangreich. Bitte kürzen Sie sie.' },
    414: {
      title: 'Adresse zu lang',
      text: 'Eine Adresse darf höchstens 1000 Zeichen haben. Bitte prüfen Sie den Link.',
    },
    415: { title: 'Format nicht verstanden', text: 'In dieser Form können wir die Angaben nicht lesen.' },
    429: {
      title: 'Zu viele Versuche',
      text: 'Bitte warten Sie einen Augenblick und versuchen Sie es dann erneut.',
    },
    500: {
      title: 'Ein schwerer Fehler',
      text: 'Bei uns ist etwas schiefgegangen. Der Fehler ist festgehalten.',
    },
    502: {
      title: 'Anfrage nicht abgeschlossen',
      text: 'Der Server konnte die Anfrage nicht abschließen. Bitte versuchen Sie es noch einmal.',
    },
    503: {
      title: 'Server ausgelastet',
      text: 'Gerade ist viel los. Bitte versuchen Sie es in einer Minute noch einmal.',
    },
  },
  other: {
    title: 'Das hat nicht geklappt',
    text: 'Bitte versuchen Sie es noch einmal oder gehen Sie zur Startseite.',
  },
}
