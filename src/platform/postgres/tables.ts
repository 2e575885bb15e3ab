// Written by "npm run db:types" from the database; do not edit.
import type { ColumnType } from 'kysely'

/** May be left out when a row is written: the database fills it in. */
type Filled<Type> =
  Type extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<Type, Type | undefined, Type>
type Computed<Type> = ColumnType<Type, never, never>
type Instant = ColumnType<Date, Date | string, Date | string>
/** What comes out is to be parsed; what goes in is an object or array, not its text. */
type Json = ColumnType<unknown, object, object>

/** A read model: each system that can be bought, by itself and not as one of its family, with what the table of the professional shop is narrowed and sorted by. */
export interface ArticleRowTable {
  product_id: string
  /** The categories of the product and all their ancestors. */
  category_ids: string[]
  option_ids: string[]
  manufacturer_id: string
  number: string
  /** Millimetres: the cabinets it is made for, otherwise its own. */
  widths: number[]
  /** Millimetres it needs at least, otherwise its own. */
  heights: number[]
  depths: number[]
  litres: number | null
  bins: number | null
  /** Gross price of a single piece in cents. */
  price_chf: number
  price_eur: number
  rating: number | null
  shipping_free: boolean
  position: number
}

export interface BlogPostTable {
  id: string
  slug: string
  published_on: string
  category: string
  category_name: Json
  title: Json
  teaser: Json
  views: Filled<number>
  related: Filled<string[]>
}

export interface CantonTable {
  code: string
  name: Json
  languages: string[]
  position: number
}

export interface CartTable {
  id: Filled<string>
  /** The key of its visit. */
  token: string
  comment: string | null
  /** Promotion codes the shopper entered, in that order and in capitals. */
  codes: Filled<string[]>
  created_at: Filled<Instant>
  updated_at: Filled<Instant>
  /** The token the cart came from. For a few minutes a repeated registration finds its lines by it. */
  previous_token: string | null
  moved_at: Instant | null
  /** Automatic promotions whose discount the shopper took out. */
  blocked_promotions: Filled<string[]>
  /** The discounts the shopper knows of, so that coming and going are each said once: [{id, promotionId, code, name}]. */
  told_discounts: Filled<Json>
  /** A login put an earlier cart and this one together, and the shopper has not been told yet. */
  merge_untold: Filled<boolean>
}

/** What a browser asked of its cart under an id of its own: asked again, it is not done again. Kept for a day. */
export interface CartCommandTable {
  cart_token: string
  id: string
  /** What the first answer had to explain, for whoever never got it. */
  notices: Filled<Json>
  done_at: Filled<Instant>
}

export interface CartLineTable {
  cart_id: string
  id: string
  /** No foreign key: a product may vanish while it lies in a cart, and the shopper is told. */
  product_id: string
  quantity: number
  position: Computed<number>
  /** What the line is for: {"job": "Müller kitchen", "fit": {"systemType": "complete", "measures": {"bodyWidth": 600}, "status": "fits", ...}}. */
  payload: Filled<Json>
  purpose: Computed<string>
}

export interface CategoryTable {
  id: string
  key: string
  parent_id: string | null
  /** Ids of the ancestors, root first, without itself. */
  path: string[]
  level: number
  position: number
  type: string
  link_type: string | null
  internal_link: string | null
  /** A path of the shop without the language prefix ("/kontakt"), or a whole address. */
  external_link: string | null
  active: Filled<boolean>
  visible: Filled<boolean>
  media_id: string | null
  created_at: Filled<Instant>
}

/** What a category can be filtered by, and how many groups it lists, before any filter. */
export interface CategoryFacetsTable {
  category_id: string
  language: string
  total: number
  facets: Json
}

export interface CategoryTranslationTable {
  category_id: string
  language: string
  name: string
  breadcrumb: string[]
  description: Filled<string>
  meta_title: Filled<string>
  meta_description: Filled<string>
  keywords: Filled<string>
}

/** Seasonal closures: nothing is dispatched from the first to the last day. */
export interface ClosureTable {
  id: string
  first_day: string
  last_day: string
  first_delivery_home: string
  first_delivery_abroad: string
  title: Json
  text: Json
}

export interface CountryTable {
  id: string
  iso: string
  iso3: string
  name: Json
  currency: string
  eu_member: boolean
  active: Filled<boolean>
  shipping_available: Filled<boolean>
  /** Matches the whole trimmed zip. */
  zip_pattern: string
  zip_example: string
  vat_id_pattern: string
  vat_id_label: string
  vat_id_example: string
  phone_prefix: string
  phone_pattern: string
  phone_example: string
  address_format: Json
  state_required: boolean
  special_zones: Filled<Json>
  /** Text of the order button by locale; statutory wording where the country has one (domain facts, order and withdrawal). */
  order_button: Json
  withdrawal_days: number
  withdrawal_button: boolean
  legal: Json
  position: number
  /** Goods for companies with a VAT id leave without VAT: an export, and the buyer pays import VAT himself. */
  company_tax_free: Filled<boolean>
  /** Goods for anybody leave without VAT: everyone pays import VAT himself. */
  customer_tax_free: Filled<boolean>
}

export interface CountryStateTable {
  id: string
  country_id: string
  code: string
  name: Json
  position: number
}

export interface CrossSellingTable {
  id: string
  product_id: string
  kind: string
  position: number
}

export interface CrossSellingProductTable {
  cross_selling_id: string
  product_id: string
  position: number
}

export interface CurrencyTable {
  id: string
  iso_code: string
  symbol: string
  name: Json
  item_interval_cents: Filled<number>
  /** The payable total is rounded to this; CHF 5. Never the VAT. */
  total_interval_cents: Filled<number>
  position: number
}

export interface CustomerTable {
  id: string
  number: string
  guest: boolean
  active: Filled<boolean>
  customer_group_id: string
  language: string
  email: string
  password_hash: string | null
  account_type: Filled<string>
  salutation_id: string | null
  title: string | null
  first_name: string
  last_name: string
  company: string | null
  vat_ids: Filled<string[]>
  birthday: string | null
  default_billing_address_id: string
  default_shipping_address_id: string
  default_payment_method_id: string | null
  affiliate_code: string | null
  campaign_code: string | null
  first_login_at: Instant | null
  last_login_at: Instant | null
  created_at: Filled<Instant>
  /** The key of what stands in the link of the confirmation mail; null where none was asked for. Kept afterwards: a second click is told so. */
  opt_in_hash: string | null
  opt_in_confirmed_at: Instant | null
  /** The group she asked for and nobody decided about yet; until then she shops like everybody. */
  requested_group_id: string | null
  /** When the link was sent that counts: the next one waits for a while. */
  opt_in_asked_at: Instant | null
}

export interface CustomerAddressTable {
  id: string
  customer_id: string
  salutation_id: string | null
  title: string | null
  first_name: string
  last_name: string
  company: string | null
  department: string | null
  street: string
  /** Kept apart from the street (the Swiss QR-bill wants it); joined on the wire. */
  house_number: Filled<string>
  additional_line_1: string | null
  additional_line_2: string | null
  zip: string
  city: string
  country_id: string
  state_id: string | null
  phone: string | null
  vat_id: string | null
  created_at: Filled<Instant>
}

/** Cabinets a customer measured and keeps (my cabinets). Visitors keep theirs in the browser. */
export interface CustomerCabinetTable {
  customer_id: string
  /** What was measured, in one word: complete_bodyWidth-600_installationHeight-480. It tells a cabinet from others. */
  place: string
  name: Filled<string>
  position: Computed<number>
  changed_at: Instant
}

export interface CustomerGroupTable {
  id: string
  key: string
  name: Json
  display_gross: boolean
}

/** Who asked for which group, and who let her in: never changed, only added to. */
export interface CustomerGroupEventTable {
  id: Computed<number>
  customer_id: string
  customer_group_id: string
  kind: string
  decided_by: string | null
  /** What the staff wants to remember; no customer sees it. */
  note: string | null
  happened_at: Instant
}

/** The groups somebody may ask for when she opens an account; the staff decides. Texts by language. */
export interface CustomerGroupRegistrationTable {
  customer_group_id: string
  active: Filled<boolean>
  /** Only companies may ask for it. */
  only_company: Filled<boolean>
  title: Json
  introduction: Json
  meta_description: Json
}

/** Who forgot a password: the newest link counts, for two hours, once. */
export interface CustomerRecoveryTable {
  customer_id: string
  /** The key of what stands in the link. */
  hash: string
  created_at: Instant
}

export interface DealerTable {
  id: string
  key: string
  name: string
  type: string
  street: string
  zip: string
  city: string
  region: string | null
  country: string
  latitude: number
  longitude: number
  phone: string | null
  email: string | null
  website: string | null
  languages: string[]
  services: Json
  exhibited_lines: string[]
  opening_hours: Json
}

/** That an account was deleted on its owner's wish: proof that it was done, without who she was. */
export interface DeletedAccountTable {
  id: string
  customer_number: string
  was_guest: boolean
  /** How many orders have to be kept by law; they name their customer themselves. */
  orders_kept: number
  deleted_at: Instant
}

export interface DeliveryTimeTable {
  id: string
  key: string
  name: Json
  min_days: number
  max_days: number
}

export interface DocumentTable {
  id: string
  key: string
  type: string
  type_name: Json
  title: Json
  file_name: string
  extension: string
  languages: string[]
  size_kb: number | null
  version: string | null
  dated: string | null
  route: string | null
  product_key: string | null
  product_number: string | null
  hinge_side: string | null
}

/** Who asked for another e-mail, which the link in a mail to that one confirms. The newest link counts, for a day, once. */
export interface EmailChangeTable {
  customer_id: string
  email: string
  /** The key of what stands in the link. */
  hash: string
  created_at: Instant
}

/** Contact form, and requests to see a system at a dealer or to have it built in, as they were typed. */
export interface EnquiryTable {
  id: string
  kind: string
  language: string
  salutation_id: string | null
  first_name: string | null
  last_name: string | null
  email: string | null
  phone: string | null
  street: string | null
  house_number: string | null
  zip: string | null
  city: string | null
  subject: string | null
  message: string | null
  /** As in canton.code; where the exhibition or the assembly is wished. */
  canton: string | null
  dealer_id: string | null
  /** Which exhibition, or where it is built in. */
  location: string | null
  /** The privacy notice that was accepted; null when the form had no such field. */
  privacy_text: string | null
  /** A field was filled in that people do not see: nobody is written to. */
  suspect: Filled<boolean>
  received_at: Instant
  /** The same sent twice within minutes is one. */
  fingerprint: string
  /** The sender was logged in with this very address, so that her receipt may repeat her words. */
  wants_copy: Filled<boolean>
}

/** Cabinets a customer forgot, the newest of them, for a year: what was measured before that moment is not kept again. */
export interface ForgottenCabinetTable {
  customer_id: string
  place: string
  forgotten_at: Instant
}

export interface GlossaryTermTable {
  id: string
  term: Json
  position: number
}

/** Tokens by which staff go on as a customer (POST /account/login/imitate-customer): each once, within minutes. What is kept of a token is its key. */
export interface ImitationTable {
  token_key: string
  customer_id: string
  staff_id: string
  staff: string
  made_at: Instant
  ends_at: Instant
  used_at: Instant | null
}

export interface LanguageTable {
  id: string
  code: string
  name: string
  /** Which PostgreSQL text search configuration stems this language. */
  search_config: string
  position: number
}

/** Terms, privacy and the like as somebody agreed to them. A changed text is another row; none is ever changed. */
export interface LegalTextTable {
  hash: string
  key: string
  language: string
  content: Json
  created_at: Filled<Instant>
}

/** What the pages in the setting content-pages say now; written by a trigger. */
export interface LegalTextInForceTable {
  language: string
  key: string
  hash: string
}

/** Every mail the shop writes. Without an SMTP server they stay here and can be read at /dev/mails. */
export interface MailTable {
  id: string
  purpose: string
  /** What the mail is about, so that the same thing is not told twice: an order's id. */
  about: string
  language: string
  recipient: string
  subject: string
  html: string
  text: string
  sent_at: Instant | null
  /** What the other side said at the last attempt. */
  problem: string | null
  created_at: Filled<Instant>
  /** Waiting to be handed over; kept, because there is no mail server; taken by one; refused for good; given up after days; too late to be of use; come back. */
  state: Filled<string>
  /** What a mail is to say until it is written: its words come a moment later, by a worker. Null from then on. */
  wish: Json | null
  reply_to: string | null
  /** Where one click ends what this mail belongs to (RFC 8058). */
  unsubscribe: string | null
  /** What of its words opens a door. It is blotted out of them when nobody needs them here any more. */
  secret: string | null
  /** After that its link opens nothing, and it is not sent. */
  good_until: Instant | null
  attempts: Filled<number>
  tried_at: Instant | null
  /** Somebody is handing it over at this moment. */
  claimed_until: Instant | null
  bounced_at: Instant | null
}

export interface ManufacturerTable {
  id: string
  name: string
  address: Json
  link: string | null
}

export interface MediaTable {
  id: string
  hash: string
  /** Without its extension. */
  file_name: string
  extension: string
  mime_type: string
  size_bytes: number
  width: number | null
  height: number | null
  alt: Filled<Json>
  created_at: Filled<Instant>
  /** What most of the picture looks like, to stand there until it has arrived; null for what is no photograph. */
  dominant_color: string | null
  /** The ground shows through: the place it stands in gives it one. */
  is_transparent: boolean | null
}

/** Bytes by content: the same bytes are stored once and never change under their address. */
export interface MediaFileTable {
  hash: string
  mime_type: string
  content: Buffer
  /** The picture in 1 to 3 KB of AVIF, for documents to carry along; null for what has none. */
  preview: Buffer | null
}

/** A picture in a width a screen asks for. Made once, since a hash stands for the same picture for ever. */
export interface MediaRenditionTable {
  hash: string
  width: number
  format: string
  /** Null: the file cannot be read as a picture, and nobody need try again. */
  content: Buffer | null
  made_at: Filled<Instant>
}

export interface MigrationTable {
  name: string
  checksum: string
  applied_at: Filled<Instant>
}

export interface NewsletterRecipientTable {
  id: string
  email: string
  /** notSet: asked for, not confirmed yet; optIn: confirmed; direct: a customer of ours with this very address; optOut: left. */
  status: string
  /** What the link in the latest mail says. */
  hash: string
  language: string
  salutation_id: string | null
  first_name: string | null
  last_name: string | null
  street: string | null
  zip: string | null
  city: string | null
  asked_at: Instant
  confirmed_at: Instant | null
  left_at: Instant | null
}

/** Numbers without gaps: the row is locked until the order that took one is written. */
export interface NumberRangeTable {
  name: string
  prefix: Filled<string>
  next: number
}

export interface OrderDeliveryTable {
  id: string
  order_id: string
  shipping_method_id: string
  state: Filled<string>
  cost_cents: number
  cost_taxes: Json
  earliest: string
  latest: string
  tracking_codes: Filled<string[]>
  /** The method as it was: {"technicalName": "...", "name": {"de-DE": "..."}}. */
  method: Json | null
}

/** The papers of an order. A row takes its number when it is written; its PDF follows and never changes. */
export interface OrderDocumentTable {
  id: string
  order_id: string
  kind: string
  /** What there may be one of: the parcel of a delivery note, the refund of a credit note; empty for the invoice. */
  about: Filled<string>
  number: string
  day: string
  language: string
  /** How amounts are written on it. */
  money_locale: string
  /** What it says beside the order, as it was when the number was drawn. */
  facts: Filled<Json>
  refers_to: string | null
  deep_link_code: string
  sha256: string | null
  bytes: Buffer | null
  sent_at: Instant | null
  created_at: Filled<Instant>
}

export interface OrderDownloadTable {
  id: string
  order_line_id: string
  media_id: string
  access_granted: Filled<boolean>
  position: number
}

export interface OrderLineTable {
  id: string
  order_id: string
  position: number
  type: string
  line_id: string
  product_id: string | null
  label: string
  quantity: number
  unit_cents: number
  total_cents: number
  taxes: Json
  payload: Json
}

/** What an order holds of the stock. Giving it back takes the row away, so that it is given back once. */
export interface OrderStockTable {
  order_id: string
  product_id: string
  quantity: number
  /** Less than the quantity when more was sold than lay there, because it comes again. */
  taken: number
}

/** The ledger: each row is one attempt to pay an order. */
export interface OrderTransactionTable {
  id: string
  order_id: string
  payment_method_id: string
  state: Filled<string>
  amount_cents: number
  created_at: Filled<Instant>
  /** Who takes the money; null when the shopper pays by herself, by invoice or in advance. */
  gateway: string | null
  /** What the gateway calls this payment. */
  reference: string | null
  redirect_url: string | null
  finish_url: string | null
  error_url: string | null
  /** SHA-256 of the token in the address a shopper comes back to. */
  return_token_hash: string | null
  return_until: Instant | null
  begun_at: Instant | null
  /** When the gateway had nothing more to say: captured, failed or given up there as well. */
  closed_at: Instant | null
  /** When it is asked next; long past without being closed, its job was lost. */
  watch_at: Instant | null
  watched: Filled<number>
  /** What the gateway could not do when it was last asked. */
  problem: string | null
  /** The method as it was: {"technicalName": "...", "name": {"de-DE": "..."}}. */
  method: Json | null
}

/** Another id after every change of what may be asked about spare parts, and of which there are. */
export interface PartEditionTable {
  id: Filled<string>
  is_only: Filled<boolean>
}

export interface PartQuestionTable {
  id: string
  position: number
  text: Json
  /** Where a yes leads: {"question": id} to another question, {"category": path or null, "lines": []} to parts for these lines and generations (null: not one of ours), or {"trait": name} to the parts that have it. */
  yes: Json
  /** As yes. Null: to all parts that a yes does not lead to. */
  no: Json | null
  /** The number of a product whose picture tells what is meant. */
  shows: string | null
}

/** WebAuthn credentials: a way into an account beside the password. */
export interface PasskeyTable {
  id: Filled<string>
  customer_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: Filled<string[]>
  /** It can be on several devices of its owner (backup eligible). */
  synced: boolean
  name: string
  created_at: Instant
  used_at: Instant | null
}

/** What a browser was asked to sign: once, within five minutes. Without a customer it is for a login. */
export interface PasskeyChallengeTable {
  hash: string
  customer_id: string | null
  created_at: Instant
}

/** Money that came. At most one capture pays an order; whatever else came is surplus, for staff to give back. */
export interface PaymentCaptureTable {
  id: string
  /** "hand" for what staff booked: a bank transfer. */
  gateway: string
  capture: string
  order_id: string
  transaction_id: string
  cents: number
  currency: string
  state: string
  why: string
  captured_at: Instant
}

/** What gateways said by their webhooks, each message once, and what was done with it. */
export interface PaymentMessageTable {
  id: string
  gateway: string
  message_id: string
  reference: string | null
  report: Json | null
  received_at: Instant
  settled_at: Instant | null
  outcome: string | null
}

export interface PaymentMethodTable {
  id: string
  technical_name: string
  name: Json
  description: Json
  active: Filled<boolean>
  after_order_enabled: Filled<boolean>
  asynchronous: Filled<boolean>
  /** ISO codes it is offered in; null is everywhere. */
  countries: string[] | null
  /** Offered up to this payable total; null is without limit. */
  max_total_cents: number | null
  position: number
  /** What must hold for it to be offered, besides its countries and its limit: [{"type": "no-guests"}, ...]. */
  rules: Filled<Json>
}

/** Money that goes back. Written down before the gateway is asked; asked again under the same key until it is done. */
export interface PaymentRefundTable {
  id: string
  capture_id: string
  key: string
  cents: number
  who: string
  why: string
  asked_at: Instant
  done_at: Instant | null
  problem: string | null
}

/** The price of the first tier and since when it was asked; the lowest of 30 days is read from here. */
export interface PriceHistoryTable {
  product_id: string
  currency: string
  cents: number
  since: Instant
}

export interface ProductTable {
  id: string
  parent_id: string | null
  number: string
  kind: string
  line: string | null
  model: string | null
  active: Filled<boolean>
  /** A parent: it groups variants and is never sold itself. */
  has_variants: Filled<boolean>
  manufacturer_id: string
  tax_id: string
  ean: string | null
  stock: Filled<number>
  /** Ends with its stock: no more can be ordered than there is. */
  is_closeout: Filled<boolean>
  min_purchase: Filled<number>
  purchase_steps: Filled<number>
  max_purchase: number | null
  /** Days until it can be dispatched when the stock is short. */
  restock_days: number | null
  delivery_time_id: string | null
  weight_grams: Filled<number>
  width_mm: number | null
  height_mm: number | null
  depth_mm: number | null
  unit_id: string | null
  purchase_unit: number | null
  reference_unit: number | null
  pack_size: Filled<number>
  shipping_free: Filled<boolean>
  topseller: Filled<boolean>
  sales: Filled<number>
  rating_average: number | null
  review_count: Filled<number>
  cover_media_id: string | null
  /** Label and value pairs: [{"label": {locale: text}, "value": {locale: text}}]. */
  technical_data: Filled<Json>
  bins: Filled<Json>
  /** What a system asks of the place it is to stand in, in mm, and how much it holds: the limits of the rules of fit. */
  fit: Json | null
  guarantee_years: number | null
  position: Filled<number>
  released_at: Filled<Instant>
  created_at: Filled<Instant>
  updated_at: Filled<Instant>
  /** Travels as bulky goods whatever it measures and weighs; what is long or heavy does so by itself. */
  bulky: Filled<boolean>
}

export interface ProductCategoryTable {
  product_id: string
  category_id: string
}

export interface ProductDocumentTable {
  product_id: string
  document_id: string
  position: number
}

/** Files a buyer receives; a product with one is a download. */
export interface ProductDownloadTable {
  id: string
  product_id: string
  media_id: string
  position: number
}

export interface ProductMediaTable {
  product_id: string
  media_id: string
  position: number
}

/** What tells a variant from its siblings. */
export interface ProductOptionTable {
  product_id: string
  option_id: string
}

export interface ProductPriceTable {
  product_id: string
  currency: string
  customer_group_id: string | null
  /** A tier begins here and ends where the next begins. */
  quantity_from: Filled<number>
  /** Gross: the same price everywhere, net follows from the country. Net: the other way round. */
  basis: Filled<string>
  cents: number
  /** The crossed-out price; shown only with the lowest price of 30 days. */
  list_cents: number | null
}

export interface ProductPropertyTable {
  product_id: string
  option_id: string
}

export interface ProductReviewTable {
  id: string
  product_id: string
  customer_id: string | null
  language: string
  author: string
  title: string
  content: string
  points: number
  comment: string | null
  /** Approved. What somebody wrote or changed waits for it, and meanwhile only its author sees it. */
  active: Filled<boolean>
  /** Invented for the demo shop and shown as such: fake reviews are banned. */
  demo: Filled<boolean>
  created_at: Filled<Instant>
  updated_at: Instant | null
}

/** Beside the product, not in it: whoever edits prices does not wait for those who order the product. */
export interface ProductRevisionTable {
  product_id: string
  /** Another one after every change of the product, its prices, words, categories and downloads; never the same twice, in no database. */
  revision: Filled<string>
}

export interface ProductTranslationTable {
  product_id: string
  language: string
  name: string
  subtitle: Filled<string>
  description: Filled<string>
  keywords: Filled<string>
  pack_unit: Filled<string>
  meta_title: Filled<string>
  meta_description: Filled<string>
  advantages: Filled<Json>
}

/** One row per product and language. A group (variants of one parent, or a single product) is listed by one of its members. */
export interface ProductViewTable {
  language: string
  product_id: string
  parent_id: string | null
  group_id: string
  listed: boolean
  number: string
  name: string
  sort_name: string
  kind: string
  line: string | null
  manufacturer_id: string
  /** The categories of the product and all their ancestors. */
  category_ids: string[]
  /** Properties and options; on the listed row those of the whole group. */
  option_ids: string[]
  /** Cheapest gross unit price in cents; on the listed row that of the whole group. */
  price_chf: number
  price_eur: number
  rating: number | null
  shipping_free: boolean
  sales: number
  position: number
  released_at: Instant
  search: string
  /** What a card in a listing needs. Stock is not here: it changes with every order. */
  card: Json
  /** What only the product page needs. */
  detail: Json
  /** Millimetres: the cabinets it is made for, otherwise its own; on the listed row those of the whole group. */
  widths: Filled<number[]>
  /** Millimetres it needs at least, otherwise its own. */
  heights: Filled<number[]>
  /** Millimetres it needs at least, otherwise its own. */
  depths: Filled<number[]>
}

export interface PromotionTable {
  id: string
  /** automatic needs no code; code has one that everybody shares; individual has many, each for one order. */
  kind: string
  name: Json
  active: Filled<boolean>
  valid_from: Instant | null
  /** The first moment at which it holds no more. */
  valid_until: Instant | null
  /** Higher goes first. */
  priority: Filled<number>
  exclusive: Filled<boolean>
  max_uses: number | null
  max_uses_per_customer: number | null
  /** In how many orders it is that were not cancelled. */
  uses: Filled<number>
  conditions: Filled<Json>
  discounts: Json
  created_at: Filled<Instant>
}

export interface PromotionCodeTable {
  /** In capitals; what a shopper types is written so before it is looked for. */
  code: string
  promotion_id: string
  /** The order that used up an individual code. */
  order_id: string | null
}

/** Two promotions that do not go together; said once, it holds both ways. */
export interface PromotionExclusionTable {
  promotion_id: string
  excluded_id: string
}

export interface PromotionUseTable {
  promotion_id: string
  order_id: string
  /** The e-mail address in small letters: a guest who comes again is the same customer. */
  customer_key: string
  code: string | null
  used_at: Instant
}

export interface PropertyGroupTable {
  id: string
  key: string
  name: Json
  display_type: string
  filterable: Filled<boolean>
  position: number
}

export interface PropertyOptionTable {
  id: string
  group_id: string
  key: string
  name: Json
  color: string | null
  position: number
}

/** Days on which no parcel is delivered in a country, and none dispatched where the works are. Weekends are not here. */
export interface PublicHolidayTable {
  id: string
  country_id: string
  /** Codes of the states that keep it; null is the whole country. */
  states: string[] | null
  month: number | null
  day: number | null
  /** Days from Easter Sunday, instead of a fixed month and day. */
  easter_offset: number | null
  first_year: number | null
  last_year: number | null
  /** For those who keep the list. */
  name: string
}

export interface SalesChannelTable {
  id: string
  name: string
  default_language: string
  default_currency: string
  default_country_id: string
  default_customer_group_id: string
  default_payment_method_id: string
  default_shipping_method_id: string
  navigation_category_id: string
  footer_category_id: string
  service_category_id: string
  maintenance: Filled<boolean>
  /** When set, guests cannot order and are told to log in. */
  account_required: Filled<boolean>
  /** Origins beside the shop's own to which a payment may lead back, as in https://partner.example. */
  storefront_origins: Filled<string[]>
  /** Where the seller owes VAT: nothing delivered there is an export. Null: the default country. */
  vat_country_id: string | null
  /** How amounts are written: as in en-US on every page, or as in the language of the page. */
  money_format: Filled<string>
  /** Whoever opens an account opens a link in a mail before the account can be used. */
  double_opt_in: Filled<boolean>
  /** Whether products are reviewed at all (Shopware: core.listing.showReview). */
  reviews_shown: Filled<boolean>
  /** Whether customers keep wishlists with the shop (Shopware: core.cart.wishlistEnabled). Browsers remember all the same. */
  wishlists_kept: Filled<boolean>
}

export interface SalesChannelDomainTable {
  id: string
  sales_channel_id: string
  language: string
  /** What follows the public address of the shop; German has none. */
  path: string
}

export interface SalesOrderTable {
  id: string
  number: string
  /** One cart becomes one order, however often it is submitted. */
  cart_id: string
  customer_id: string | null
  deep_link_code: string
  language: string
  currency: string
  tax_state: string
  state: Filled<string>
  position_cents: number
  shipping_cents: number
  raw_total_cents: number
  total_cents: number
  net_cents: number
  taxes: Json
  customer: Json
  billing_address: Json
  shipping_address: Json
  customer_comment: string | null
  affiliate_code: string | null
  campaign_code: string | null
  waiver_accepted: Filled<boolean>
  ordered_at: Filled<Instant>
  /** Name, address, VAT id and bank of whoever sold, as they were. */
  seller: Filled<Json>
  /** The texts in force: [{"key": "terms", "hash": "..."}]. */
  legal_texts: Filled<Json>
  /** Why no VAT is charged; stands on the invoice. */
  tax_reason: string | null
}

export interface SalutationTable {
  id: string
  key: string
  display_name: Json
  letter_name: Json
  position: number
}

export interface SandboxPaymentTable {
  id: string
  key: string
  order_number: string
  cents: number
  currency: string
  language: string
  return_url: string
  state: Filled<string>
  captures: Filled<string[]>
  /** Cents by the key under which they were asked back. */
  refunds: Filled<Json>
  created_at: Instant
}

/** Pictures the pages ask for by name: a kitchen, a line in use. */
export interface SceneTable {
  name: string
  media_id: string
}

/** The groups that sell best, by their listed member: few enough to be looked through while somebody types. */
export interface SearchBestTable {
  language: string
  product_id: string
  place: number
  /** As on the view. */
  search: string
}

/** What was looked for and not found, for staff. Bounded, and nothing that looks like it was somebody's own (shop/search/search-miss.ts). */
export interface SearchMissTable {
  language: string
  term: string
  count: Filled<number>
  last_at: Instant
}

/** What a search finds beside products: one row for each page or document and language. */
export interface SearchPageTable {
  language: string
  key: string
  kind: string
  /** Below the prefix of the language, with a slash before it. */
  path: string
  name: string
  teaser: string
  position: number
  search: string
}

/** The words of the shop, plain: what longer ones can be made of. */
export interface SearchPartTable {
  language: string
  word: string
  stem: string
  /** What it is made of, in order; empty when it is one word. */
  parts: Filled<string[]>
  /** It never stands alone, and nothing but begins longer ones. */
  only_head: Filled<boolean>
}

/** A read model: how many groups of products are listed, and how many of them stand in search_best. */
export interface SearchReachTable {
  language: string
  groups: number
  best: number
}

/** What people call things, for staff to edit. A search finds what is meant below what is called so. */
export interface SearchSynonymTable {
  id: string
  language: string
  /** Words or phrases that somebody may type. */
  said: string[]
  /** What is looked for as well, one way only. Empty: each of `said` stands for all others. */
  meant: Filled<string[]>
}

/** A read model: what is typed, in one word without accents and as stems in order, and what is looked for as well. Kept by triggers. */
export interface SearchSynonymReadingTable {
  synonym_id: string
  language: string
  plain: string
  stems: string[]
  query: string
}

/** Every distinct word of names and numbers: what a misspelt word is corrected against. */
export interface SearchWordTable {
  language: string
  word: string
  products: number
  /** As it is written in names, with accents: what "did you mean" says. */
  shown: Filled<string>
}

/** Keys that only this shop knows; it signs links with them. Drawn once, never shown. */
export interface SecretTable {
  name: string
  value: string
  created_at: Filled<Instant>
}

/** A path that is no longer canonical stays and redirects to the one that is. */
export interface SeoUrlTable {
  id: Filled<string>
  language: string
  route_name: string
  foreign_key: string
  path_info: string
  seo_path: string
  is_canonical: boolean
  is_modified: Filled<boolean>
  created_at: Filled<Instant>
}

/** A device on which somebody is logged in. It leads to the one saved visit of its customer. It lapses a day after it was seen last. */
export interface SessionTable {
  id: Filled<string>
  token_key: string
  customer_id: string
  proof: string
  /** How its browser names itself (User-Agent). No address is kept. */
  device: Filled<string>
  began_at: Instant
  /** Written every few minutes at most. */
  seen_at: Instant
}

/** Data of a room that is one document: facets, labels, configurator rules, company address. */
export interface SettingTable {
  key: string
  value: Json
}

export interface ShippingCostTable {
  shipping_method_id: string
  country_id: string
  currency: string
  /** Inclusive; null is the last, open step. */
  until_grams: number | null
  /** Gross. */
  cents: number
  /** Worth of the goods (gross, in the currency of this step) it goes up to, inclusive; null is any. The first step that takes weight and worth counts. */
  until_cents: number | null
  /** Gross, on top, once for a delivery with bulky goods in it. */
  bulky_cents: Filled<number>
}

/** A method goes to a country only when it stands here. */
export interface ShippingDestinationTable {
  shipping_method_id: string
  country_id: string
  min_days: number
  max_days: number
  currency: string
  /** Goods of this value (gross) and more travel free. */
  free_from_cents: number | null
  /** Free shipping takes the surcharge for bulky goods off as well. */
  bulky_goes_free: Filled<boolean>
}

export interface ShippingMethodTable {
  id: string
  technical_name: string
  name: Json
  description: Json
  active: Filled<boolean>
  delivery_time_id: string
  position: number
  /** What is ordered by then, by the clock of the works, is dispatched the same working day. */
  cut_off: Filled<string>
  /** The customer collects it at the works: it is ready on days on which these are open. */
  is_collected: Filled<boolean>
  /** What must hold for it to be offered, all of them: [{"type": "not-bulky"}, ...]. Each type is described where the shop reads it. */
  rules: Filled<Json>
  /** The carrier's page for a parcel, with %s where its number belongs (Shopware: trackingUrl). Null where it has none. */
  tracking_url: string | null
}

export interface ShopEventTable {
  id: string
  name: string
  /** The order it is about. */
  about: string
  data: Filled<Json>
  happened_at: Filled<Instant>
  /** When everybody who follows it had been given his job. */
  spread_at: Instant | null
  /** What happened to one order is told in this order. */
  position: Computed<number>
}

/** What a link to a product looks like where it is shared. */
export interface SocialPictureTable {
  product_id: string
  language: string
  /** What it was made from: name and picture. Another mark, another address. */
  mark: string
  content: Buffer
  made_at: Filled<Instant>
}

export interface SparePartTable {
  product_id: string
  category_path: string
  drawing_position: number
  dimension: string | null
  fits_lines: string[]
  fits_predecessors: string[]
  replaced_by_number: string | null
  available_until: string | null
  available_years: number | null
  /** The item number as bare digits; kept by triggers. */
  digits: Filled<string>
}

/** What a question that ends in a trait may ask of a part: lid, bin, joint. */
export interface SparePartTraitTable {
  product_id: string
  trait: string
}

/** Tasks of the bot check that were handed in. Once a task is too old to be handed in, its row goes. */
export interface SpentProofTable {
  nonce: string
  ends_at: Instant
}

/** Who moved an order, a delivery or a payment from which state to which, and why. */
export interface StateChangeTable {
  id: string
  order_id: string
  machine: string
  /** The order, delivery or transaction that moved. */
  subject: string
  was: string
  became: string
  who: string
  why: string
  changed_at: Instant
}

export interface TaxTable {
  id: string
  key: string
  name: Json
  position: number
}

/** Places of a country with another VAT than its own; the first that matches counts. */
export interface TaxAreaTable {
  country_id: string
  /** Matches the whole trimmed zip. */
  zip_pattern: string
  name: string
  /** Rates of its own (tax_area_rate), those of another country, or outside any VAT: tax-free for everybody. */
  treatment: string
  rates_of: string | null
  active: Filled<boolean>
  position: Filled<number>
}

export interface TaxAreaRateTable {
  country_id: string
  zip_pattern: string
  tax_id: string
  percent: number
  valid_from: string
  valid_until: string | null
}

export interface TownTable {
  id: string
  country: string
  /** The one in its middle; digits alone, as compared. */
  zip: string
  name: string
  region: string | null
  latitude: number
  longitude: number
  other_names: Filled<string[]>
  major: Filled<boolean>
  first_zip: string
  last_zip: string
}

export interface UnitTable {
  id: string
  key: string
  short_code: Json
  name: Json
}

export interface VatRateTable {
  tax_id: string
  country_id: string
  percent: number
  valid_from: string
  valid_until: string | null
}

export interface VideoTable {
  id: string
  key: string
  line: string | null
  seconds: number
  title: Json
  file_name: string
  captions: string[]
}

/** What a session chose (Shopware: sales channel context). Null is the channel's default. An anonymous visit has no row. */
export interface VisitTable {
  /** The key of its token (token_key); for an account, a key that no token has: sessions lead to it. */
  token: string
  customer_id: string | null
  language: string | null
  currency: string | null
  country_id: string | null
  state_id: string | null
  shipping_method_id: string | null
  payment_method_id: string | null
  billing_address_id: string | null
  shipping_address_id: string | null
  updated_at: Filled<Instant>
}

/** The delivery log: each event goes to each endpoint once. */
export interface WebhookDeliveryTable {
  id: string
  event_id: string
  endpoint_id: string
  attempts: Filled<number>
  /** What the receiver answered; null when nobody did. */
  last_status: number | null
  last_problem: string | null
  last_tried_at: Instant | null
  /** Null once it is over: delivered or given up. */
  next_try_at: Instant | null
  delivered_at: Instant | null
  given_up_at: Instant | null
  created_at: Filled<Instant>
}

export interface WebhookEndpointTable {
  id: string
  url: string
  /** Signs what is sent there; its receiver has it, nobody else. */
  secret: string
  /** Which events it follows; none named means all. */
  events: Filled<string[]>
  active: Filled<boolean>
  created_at: Filled<Instant>
}

/** One for each account that ever remembered something; an empty one is not none. */
export interface WishlistTable {
  id: Filled<string>
  customer_id: string
  created_at: Filled<Instant>
  /** What the link to it carries, until its owner takes the link back; readable, since she is shown it again. */
  share_code: string | null
  shared_at: Instant | null
}

export interface WishlistProductTable {
  wishlist_id: string
  /** No foreign key: a product may vanish while it is remembered, and the shopper is told. */
  product_id: string
  position: Computed<number>
  created_at: Filled<Instant>
}

/** Who withdrew from a contract and when (Directive (EU) 2023/2673), as it was typed. */
export interface WithdrawalTable {
  id: string
  /** Null when number and e-mail fit no order: the declaration counts all the same. */
  order_id: string | null
  language: string
  name: string
  email: string
  /** An order number, or which contract is meant. */
  contract: string
  /** What of it; null means all. */
  items: string | null
  message: string | null
  declared_at: Instant
  /** The same declaration sent twice within minutes is one. */
  fingerprint: string
}

export interface Tables {
  article_row: ArticleRowTable
  blog_post: BlogPostTable
  canton: CantonTable
  cart: CartTable
  cart_command: CartCommandTable
  cart_line: CartLineTable
  category: CategoryTable
  category_facets: CategoryFacetsTable
  category_translation: CategoryTranslationTable
  closure: ClosureTable
  country: CountryTable
  country_state: CountryStateTable
  cross_selling: CrossSellingTable
  cross_selling_product: CrossSellingProductTable
  currency: CurrencyTable
  customer: CustomerTable
  customer_address: CustomerAddressTable
  customer_cabinet: CustomerCabinetTable
  customer_group: CustomerGroupTable
  customer_group_event: CustomerGroupEventTable
  customer_group_registration: CustomerGroupRegistrationTable
  customer_recovery: CustomerRecoveryTable
  dealer: DealerTable
  deleted_account: DeletedAccountTable
  delivery_time: DeliveryTimeTable
  document: DocumentTable
  email_change: EmailChangeTable
  enquiry: EnquiryTable
  forgotten_cabinet: ForgottenCabinetTable
  glossary_term: GlossaryTermTable
  imitation: ImitationTable
  language: LanguageTable
  legal_text: LegalTextTable
  legal_text_in_force: LegalTextInForceTable
  mail: MailTable
  manufacturer: ManufacturerTable
  media: MediaTable
  media_file: MediaFileTable
  media_rendition: MediaRenditionTable
  migration: MigrationTable
  newsletter_recipient: NewsletterRecipientTable
  number_range: NumberRangeTable
  order_delivery: OrderDeliveryTable
  order_document: OrderDocumentTable
  order_download: OrderDownloadTable
  order_line: OrderLineTable
  order_stock: OrderStockTable
  order_transaction: OrderTransactionTable
  part_edition: PartEditionTable
  part_question: PartQuestionTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  payment_capture: PaymentCaptureTable
  payment_message: PaymentMessageTable
  payment_method: PaymentMethodTable
  payment_refund: PaymentRefundTable
  price_history: PriceHistoryTable
  product: ProductTable
  product_category: ProductCategoryTable
  product_document: ProductDocumentTable
  product_download: ProductDownloadTable
  product_media: ProductMediaTable
  product_option: ProductOptionTable
  product_price: ProductPriceTable
  product_property: ProductPropertyTable
  product_review: ProductReviewTable
  product_revision: ProductRevisionTable
  product_translation: ProductTranslationTable
  product_view: ProductViewTable
  promotion: PromotionTable
  promotion_code: PromotionCodeTable
  promotion_exclusion: PromotionExclusionTable
  promotion_use: PromotionUseTable
  property_group: PropertyGroupTable
  property_option: PropertyOptionTable
  public_holiday: PublicHolidayTable
  sales_channel: SalesChannelTable
  sales_channel_domain: SalesChannelDomainTable
  sales_order: SalesOrderTable
  salutation: SalutationTable
  sandbox_payment: SandboxPaymentTable
  scene: SceneTable
  search_best: SearchBestTable
  search_miss: SearchMissTable
  search_page: SearchPageTable
  search_part: SearchPartTable
  search_reach: SearchReachTable
  search_synonym: SearchSynonymTable
  search_synonym_reading: SearchSynonymReadingTable
  search_word: SearchWordTable
  secret: SecretTable
  seo_url: SeoUrlTable
  session: SessionTable
  setting: SettingTable
  shipping_cost: ShippingCostTable
  shipping_destination: ShippingDestinationTable
  shipping_method: ShippingMethodTable
  shop_event: ShopEventTable
  social_picture: SocialPictureTable
  spare_part: SparePartTable
  spare_part_trait: SparePartTraitTable
  spent_proof: SpentProofTable
  state_change: StateChangeTable
  tax: TaxTable
  tax_area: TaxAreaTable
  tax_area_rate: TaxAreaRateTable
  town: TownTable
  unit: UnitTable
  vat_rate: VatRateTable
  video: VideoTable
  visit: VisitTable
  webhook_delivery: WebhookDeliveryTable
  webhook_endpoint: WebhookEndpointTable
  wishlist: WishlistTable
  wishlist_product: WishlistProductTable
  withdrawal: WithdrawalTable
}
