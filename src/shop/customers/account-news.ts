/** What can be told about an account, with the facts it takes. Links come from whoever drew their secret. */
export type AccountNews =
  | { purpose: 'registration-confirmation'; link: string }
  | { purpose: 'welcome' }
  | { purpose: 'password-recovery'; link: string }
  | { purpose: 'password-changed'; at: string }
  /** To the address that is to be the new one. */
  | { purpose: 'email-confirmation'; email: string; link: string }
  /** To the address of before, while the new one is not confirmed yet. */
  | { purpose: 'email-change-asked'; email: string }
  /** To the address of before, and to the new one. */
  | { purpose: 'email-changed'; email: string; at: string }
  | { purpose: 'email-in-place'; email: string }
  | { purpose: 'passkey-added' | 'passkey-removed'; name: string; at: string }
  | { purpose: 'professional-requested' | 'professional-approved'; group: string }
  | { purpose: 'professional-declined'; group: string; reason: string }
  /** To the company: somebody asks to be a professional customer. */
  | { purpose: 'professional-notice'; group: string; applicant: Applicant }
  | { purpose: 'account-deleted'; at: string }

export type AccountMailPurpose = AccountNews['purpose']

/** What staff look at before they say yes. */
export type Applicant = {
  customerNumber: string
  name: string
  company: string
  vatIds: string
  email: string
}
