import type { StaffTexts } from './de.ts'

export const fr: StaffTexts = {
  paidTwice: {
    subject: (number) => `Vérifier le paiement\u00a0: commande ${number}`,
    text: (number) =>
      `De l’argent qui n’était pas dû est arrivé pour la commande ${number}. Il n’a pas été comptabilisé.`,
    came: 'Reçu',
    owed: 'Montant de la commande',
    why: 'Motif',
    reasons: {
      'second-capture': 'La commande était déjà payée.',
      'amount-differs': 'Le montant n’est pas celui qui était dû.',
      'order-cancelled': 'La commande était annulée.',
    },
    customer: 'Client',
    next: 'Veuillez vérifier le paiement et le rembourser.',
  },
  withdrawn: {
    subject: (contract) => `Rétractation reçue\u00a0: ${contract}`,
    matched: (number) =>
      `La commande ${number} a fait l’objet d’une rétractation. Numéro et adresse e-mail correspondent à la commande.`,
    unmatched:
      'Un contrat a fait l’objet d’une rétractation. Numéro et adresse e-mail ne correspondent à aucune commande\u00a0; veuillez attribuer la déclaration.',
    orderedOn: 'Commandé le',
    next: 'L’accusé de réception est envoyé. Le remboursement est dû dans les 14 jours, dès que la marchandise est revenue ou que son renvoi est prouvé.',
  },
  professional: {
    subject: 'Demande de compte professionnel',
    came: (group) =>
      `Quelqu’un souhaite faire partie du groupe «\u00a0${group}\u00a0» et attend votre décision.`,
    customer: 'Client',
    company: 'Entreprise',
    vatIds: 'N° de TVA',
    email: 'Adresse e-mail',
    next: 'D’ici là, il achète comme tout le monde. Votre accord ou votre refus lui est annoncé par e-mail.',
  },
  enquiry: {
    subject: {
      contact: (about) => `Formulaire de contact\u00a0: ${about}`,
      exhibition: (about) => `Visite d’une exposition\u00a0: ${about}`,
      assembly: (about) => `Montage souhaité\u00a0: ${about}`,
    },
    came: (moment) => `Reçu par la boutique le ${moment}.`,
    name: 'Nom',
    email: 'Adresse e-mail',
    phone: 'Téléphone',
    address: 'Adresse',
    canton: 'Canton',
    dealer: 'Partenaire',
    location: 'Lieu',
    language: 'Langue',
    message: 'Message',
    next: 'Veuillez répondre dans la langue de la demande.',
  },
}
