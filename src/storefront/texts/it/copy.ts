import type { Copy } from '../copy.ts'

export const copy: Copy = {
  home: {
    title: 'Ordine sotto il lavello. Al millimetro.',
    text: 'Sistemi di raccolta per cassetti, ante a battente e spazi liberi in cucina. Ci dica larghezza, profondità e altezza del mobile: le mostriamo che cosa ci sta e perché.',
    configure: 'Trovare il sistema adatto',
    shop: 'Vedere tutti i sistemi',
    pictureNote: 'Disegnato in scala dalle misure del prodotto.',
    claims: [
      {
        figure: 'CH',
        title: 'Prodotto in Svizzera',
        text: 'Progettato e costruito nel Cantone di San Gallo.',
      },
      { figure: '5', title: 'anni di garanzia', text: 'Su ogni sistema, dal giorno della consegna.' },
      { figure: '10', title: 'anni di ricambi', text: 'Ogni pezzo singolarmente, dal gancio alla guida.' },
      { figure: '30', title: 'giorni per il rimborso', text: 'Montare, provare con calma, decidere.' },
    ],
    systems: 'Come si apre il suo mobile?',
    systemsText: 'Quattro tipi di sistema, secondo ciò che c’è già. Un clic porta alle misure.',
    lines: 'Sette linee',
    linesText: 'Ognuna per una cucina diversa, tutte con accessori e ricambi che andranno bene anche domani.',
    topsellers: 'I più scelti',
    allSystems: 'Tutti i sistemi',
    parts: 'Manca un pezzo? Non serve tutto il sistema.',
    partsText:
      'Per dieci anni ogni pezzo si compra singolarmente. Cerchi per numero d’articolo, per modello o per ciò che si è rotto.',
    allParts: 'Tutti i ricambi',
    dealers: 'Preferisce vederlo e farlo montare?',
    dealersText: 'I professionisti della cucina vicino a lei espongono i sistemi e li montano.',
    toDealers: 'Trovare un rivenditore',
    assembly: 'Montaggio',
    assemblyText: 'Un sistema completo si monta in 21 minuti.¹',
    toAssembly: 'Come si monta',
    professional: 'Shop professionale',
    professionalText: 'Numeri d’articolo, misure e filtri per cucinieri e falegnami.',
    toProfessional: 'Allo shop professionale',
    footnote: '¹ Misurato su un X-LINE Pro 60 con avvitatore a batteria, senza smontare il vecchio sistema.',
  },
  systems: {
    complete: {
      name: 'Sistema completo',
      text: 'Il mobile non ha un estraibile, o quello vecchio va tolto. Cassetto, guide e contenitori arrivano insieme.',
    },
    'existing-pullout': {
      name: 'Per cassetti esistenti',
      text: 'Il cassetto con il suo frontale resta. Telaio e contenitori si inseriscono senza forare.',
    },
    'swing-door': {
      name: 'Per ante a battente',
      text: 'Il mobile ha un’anta che si apre di lato. Il sistema esce ruotando con lei.',
    },
    'free-standing': {
      name: 'Indipendente',
      text: 'Sta dove c’è posto: in cucina, in lavanderia, in ufficio. Niente da montare.',
    },
  },
  choice: {
    title: 'Sistemi di raccolta',
    text: 'Due strade per il sistema giusto.',
    measure: 'Misurare e trovare',
    measureText:
      'Ha un metro a portata di mano e vuole sapere che cosa entra nel mobile. Il configuratore chiede poche misure e spiega che cosa va bene, che cosa è al limite e che cosa no.',
    measureSteps: ['Scegliere il tipo', 'Inserire le misure', 'Vedere i sistemi adatti'],
    configure: 'Al configuratore',
    shop: 'Scegliere da soli',
    shopText:
      'Conosce il tipo, la larghezza o il numero d’articolo. Lo shop professionale mostra tutti i sistemi con misure e filtri.',
    toShop: 'Allo shop professionale',
    byType: 'Direttamente per tipo',
    byLine: 'Direttamente per linea',
  },
  advanced: {
    title: 'Shop professionale',
    text: 'Tutti i sistemi per tipo, con numeri d’articolo, misure e filtri.',
    professionals: 'Per cucinieri, falegnami e rivenditori',
    professionalsText:
      'Documenti di progettazione e montaggio, disegni quotati e dati CAD sono nell’area download.',
    downloads: 'Ai download',
    dealer: 'Diventare rivenditore',
    show: 'Mostrare i sistemi',
    measure: 'Verificare con le misure',
  },
  xLineSelection: {
    title: 'X-LINE per larghezza del mobile',
    text: 'X-LINE si inserisce nel cassetto che c’è già. Conta la sua larghezza interna; quella del mobile è un buon inizio.',
    widthLabel: 'Larghezza del mobile',
    inside: 'Larghezza interna del cassetto',
    depth: 'Per ogni larghezza ci sono versioni da 400, 450 o 500 mm di profondità: Compact, Plus e Max.',
    unsure: 'Non è sicuro?',
    unsureText:
      'Nei cassetti vecchi o su misura la larghezza interna cambia. Misuri dentro, da parete a parete.',
  },
  linePage: {
    overline: 'Linea di prodotti',
    advantages: 'Che cosa la distingue',
    facts: 'In cifre',
    products: 'Versioni e prezzi',
    fit: 'Va bene nella sua cucina?',
    fitText: 'Bastano tre misure. Il configuratore dice anche che cosa manca di poco.',
    configure: 'Inserire le misure',
    parts: 'Ricambi per questa linea',
    assembly: 'Vedere il montaggio',
    all: 'Vedere tutto',
  },
  lines: {
    'x-line': {
      name: 'X-LINE',
      tagline: 'Per il cassetto che c’è già',
      text: 'X-LINE trasforma un cassetto esistente in una postazione di raccolta ordinata. Il telaio si posa, non si avvita, e in caso di trasloco parte con lei.',
      advantages: [
        {
          title: 'Senza forare',
          text: 'Posare il telaio, agganciare i contenitori, fatto. Il cassetto resta com’è.',
        },
        {
          title: 'Fino a sette contenitori',
          text: 'Per sacchi da 17, 35 e 60 litri, con contenitori piccoli, compost e vaschetta.',
        },
        {
          title: 'Il sacco non scivola',
          text: 'La corona tendisacco con dieci ganci lo tiene teso fino al bordo.',
        },
      ],
      facts: [
        { figure: '450–900 mm', label: 'larghezza del mobile' },
        { figure: '400–500 mm', label: 'profondità del cassetto' },
        { figure: 'fino a 7', label: 'contenitori' },
      ],
      note: '',
    },
    'x-line-pro': {
      name: 'X-LINE Pro',
      tagline: 'Cassetto, guide e contenitori da un’unica mano',
      text: 'X-LINE Pro è il sistema completo per cucine nuove e per mobili che non hanno ancora un estraibile. Tutto è studiato insieme e arriva in una sola scatola.',
      advantages: [
        {
          title: 'Una scatola',
          text: 'Sponde, estrazione totale, inserto e contenitori. Non serve comprare altro.',
        },
        { title: 'Porta fino a 70 kg', text: 'Anche quando vetro e carta aspettano un po’ di più.¹' },
        { title: 'Montato in 21 minuti', text: 'Premontato, con schema di foratura e viti.²' },
      ],
      facts: [
        { figure: '550 e 600 mm', label: 'larghezza del mobile' },
        { figure: '70 kg', label: 'portata¹' },
        { figure: '21 min', label: 'montaggio²' },
      ],
      note: '¹ Portata nominale delle guide, carico distribuito. ² Misurato su un X-LINE Pro 60 con avvitatore a batteria, senza smontare il vecchio sistema.',
    },
    'boxx-r': {
      name: 'BOXX-R',
      tagline: 'L’estraibile per ristrutturare',
      text: 'BOXX-R prende il posto del vecchio secchio a ribalta. L’estraibile si avvita al fondo del mobile e porta con sé il frontale esistente; anche i fianchi spessi non sono un problema.',
      advantages: [
        {
          title: 'Il frontale resta',
          text: 'L’anta di ieri diventa il frontale dell’estraibile. La cucina sembra quella di prima.',
        },
        { title: 'Provato a 100 kg', text: 'Costruito per contenitori pieni, ogni giorno.¹' },
        { title: 'Avvitato solo al fondo', text: 'Per fianchi da 16 a 25 mm, diritti o no.' },
      ],
      facts: [
        { figure: '550 e 600 mm', label: 'larghezza del mobile' },
        { figure: '16–25 mm', label: 'spessore del fianco' },
        { figure: '100 kg', label: 'carico di prova¹' },
      ],
      note: '¹ Carico di prova dell’estraibile, statico e distribuito; non è la portata permanente.',
    },
    'd-line': {
      name: 'D-LINE',
      tagline: 'Esce ruotando con l’anta',
      text: 'D-LINE sta dietro l’anta a battente. Quando si apre, il contenitore ruota in avanti e solleva il coperchio; quando si chiude, spariscono entrambi.',
      advantages: [
        { title: 'Basta una mano', text: 'Anta aperta, coperchio aperto. L’altra mano tiene il tagliere.' },
        { title: 'A sinistra o a destra', text: 'Il meccanismo si monta da entrambi i lati.' },
        { title: 'Due misure', text: 'M va da 390 mm di altezza d’incasso, L da 440 mm.' },
      ],
      facts: [
        { figure: '390 mm', label: 'altezza d’incasso M' },
        { figure: '440 mm', label: 'altezza d’incasso L' },
        { figure: '35 e 40 l', label: 'volume' },
      ],
      note: '',
    },
    's-line': {
      name: 'S-LINE',
      tagline: 'Sta dove nasce il rifiuto',
      text: 'S-LINE non ha bisogno di un mobile: in cucina, in lavanderia o in ufficio. S35 e S60 accolgono i comuni sacchi da 35 e 60 litri.',
      advantages: [
        { title: 'Niente da montare', text: 'Posarlo, tendere il sacco, usarlo.' },
        {
          title: 'Il sacco non si vede',
          text: 'La corona con dieci ganci lo tiene teso sotto il coperchio.',
        },
        { title: 'Su ruote, se vuole', text: 'Quattro ruote sono disponibili come accessorio.' },
      ],
      facts: [
        { figure: '35 l', label: 'S35' },
        { figure: '60 l', label: 'S60' },
        { figure: '0', label: 'viti' },
      ],
      note: '',
    },
    'heavy-bag': { name: 'Heavy Bag', tagline: 'La borsa per vetro, PET e carta' },
    pot: { name: 'POT', tagline: 'Il contenitore per compost da cinque litri' },
  },
  spareParts: {
    title: 'Ricambi',
    text: 'Per dieci anni ogni pezzo si compra singolarmente. Chi conosce il numero lo digita; chi non lo conosce trova il pezzo per tipo di sistema.',
    where: 'Dov’è montato il sistema?',
    types: {
      frontauszug: 'Frontale e contenitori escono insieme: X-LINE, X-LINE Pro, BOXX-R e vecchi estraibili.',
      drehtueren: 'L’anta si apre di lato e il contenitore ruota con lei: D-LINE e modelli precedenti.',
      freistehend: 'Il contenitore sta da solo: S-LINE, Heavy Bag e POT.',
    },
    number: 'Dov’è il numero?',
    numberText:
      'Su una targhetta all’interno del telaio o sotto il contenitore, per esempio 71.01.001. Con o senza punti; ne basta una parte.',
  },
}
