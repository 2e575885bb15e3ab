import type { Texts } from '../texts.ts'

export const lines: Texts['lines'] = {
  page: {
    systems: 'Sistemi di raccolta',
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
  line: {
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
}
