import { sql } from 'kysely'
import type { Db } from '../../platform/postgres/db.ts'
import type { Channel } from './channel.ts'
import { checkMethodRules } from './rules/check-method-rules.ts'

/** The whole channel in one question: the database builds the document that `Channel` describes. */
export async function readChannel(db: Db): Promise<Channel> {
  const { rows } = await sql<{ channel: Channel }>`
    select jsonb_build_object(
      'id', hex(channel.id),
      'name', channel.name,
      'defaultLanguage', channel.default_language,
      'defaultCurrency', channel.default_currency,
      'defaultCountryId', hex(channel.default_country_id),
      'defaultCustomerGroupId', hex(channel.default_customer_group_id),
      'defaultPaymentMethodId', hex(channel.default_payment_method_id),
      'defaultShippingMethodId', hex(channel.default_shipping_method_id),
      'navigationCategoryId', hex(channel.navigation_category_id),
      'footerCategoryId', hex(channel.footer_category_id),
      'serviceCategoryId', hex(channel.service_category_id),
      'maintenance', channel.maintenance,
      'accountRequired', channel.account_required,
      'reviewsShown', channel.reviews_shown,
      'wishlistsKept', channel.wishlists_kept,
      'storefrontOrigins', to_jsonb(channel.storefront_origins),
      'vatCountryId', hex(coalesce(channel.vat_country_id, channel.default_country_id)),
      'moneyFormat', channel.money_format,
      'doubleOptIn', channel.double_opt_in,
      'languages', (${languages}),
      'domains', (${domains}),
      'currencies', (${currencies}),
      'taxes', (${taxes}),
      'vatRates', (${vatRates}),
      'taxAreas', (${taxAreas}),
      'countries', (${countries}),
      'salutations', (${salutations}),
      'customerGroups', (${customerGroups}),
      'shippingMethods', (${shippingMethods}),
      'paymentMethods', (${paymentMethods}),
      'closures', (${closures}),
      'claims', coalesce((select value from setting where key = 'claims'), '[]'),
      'holidays', (${holidays}),
      'categories', (${categories})
    ) as channel
    from sales_channel channel
    limit 1
  `.execute(db)

  const [row] = rows
  if (!row) throw new Error('The database has no sales channel. Run `npm run seed`.')
  checkMethodRules(row.channel)
  return row.channel
}

const languages = sql`
  select jsonb_agg(jsonb_build_object('id', hex(id), 'code', code, 'name', name, 'position', position) order by position)
  from language`

const domains = sql`
  select jsonb_agg(jsonb_build_object('id', hex(id), 'language', language, 'path', path) order by path)
  from sales_channel_domain where sales_channel_id = channel.id`

const currencies = sql`
  select jsonb_agg(jsonb_build_object(
    'id', hex(id), 'code', iso_code, 'symbol', symbol, 'name', name, 'itemIntervalCents', item_interval_cents,
    'totalIntervalCents', total_interval_cents, 'position', position) order by position)
  from currency`

const taxes = sql`
  select jsonb_agg(jsonb_build_object('id', hex(id), 'key', key, 'name', name, 'position', position) order by position)
  from tax`

const vatRates = sql`
  select jsonb_agg(jsonb_build_object(
    'taxId', hex(tax_id), 'countryId', hex(country_id), 'percent', percent, 'from', valid_from, 'until', valid_until))
  from vat_rate`

const taxAreas = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'countryId', hex(area.country_id), 'zipPattern', area.zip_pattern, 'name', area.name, 'treatment', area.treatment,
    'ratesOf', hex(area.rates_of),
    'rates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'taxId', hex(tax_id), 'percent', percent, 'from', valid_from, 'until', valid_until)), '[]')
      from tax_area_rate rate
      where rate.country_id = area.country_id and rate.zip_pattern = area.zip_pattern)) order by area.position, area.name), '[]')
  from tax_area area where area.active`

const states = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(state.id), 'code', state.code, 'name', state.name, 'position', state.position) order by state.position), '[]')
  from country_state state where state.country_id = country.id`

const countries = sql`
  select jsonb_agg(jsonb_build_object(
    'id', hex(id), 'iso', iso, 'iso3', iso3, 'name', name, 'currency', currency, 'euMember', eu_member,
    'companyTaxFree', company_tax_free, 'customerTaxFree', customer_tax_free,
    'active', active, 'shippingAvailable', shipping_available, 'zipPattern', zip_pattern, 'zipExample', zip_example,
    'vatIdPattern', vat_id_pattern, 'vatIdLabel', vat_id_label, 'vatIdExample', vat_id_example,
    'phonePrefix', phone_prefix, 'phonePattern', phone_pattern, 'phoneExample', phone_example,
    'stateRequired', state_required, 'addressFormat', address_format, 'orderButton', order_button,
    'withdrawalDays', withdrawal_days, 'withdrawalButton', withdrawal_button, 'position', position,
    'states', (${states})) order by position)
  from country`

const salutations = sql`
  select jsonb_agg(jsonb_build_object(
    'id', hex(id), 'key', key, 'displayName', display_name, 'letterName', letter_name, 'position', position) order by position)
  from salutation`

const customerGroups = sql`
  select jsonb_agg(jsonb_build_object(
    'id', hex(id), 'key', key, 'name', name, 'displayGross', display_gross,
    'registration', case when asked.active then jsonb_build_object(
      'onlyCompany', asked.only_company, 'title', asked.title, 'introduction', asked.introduction,
      'metaDescription', asked.meta_description) end) order by key)
  from customer_group left join customer_group_registration asked on asked.customer_group_id = customer_group.id`

const costs = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'currency', cost.currency, 'untilGrams', cost.until_grams, 'untilCents', cost.until_cents,
    'cents', cost.cents, 'bulkyCents', cost.bulky_cents)
    order by cost.until_grams nulls last, cost.until_cents nulls last), '[]')
  from shipping_cost cost
  where cost.shipping_method_id = destination.shipping_method_id and cost.country_id = destination.country_id`

const destinations = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'countryId', hex(destination.country_id), 'currency', destination.currency, 'minDays', destination.min_days,
    'maxDays', destination.max_days, 'freeFromCents', destination.free_from_cents,
    'bulkyGoesFree', destination.bulky_goes_free, 'costs', (${costs}))), '[]')
  from shipping_destination destination where destination.shipping_method_id = method.id`

const shippingMethods = sql`
  select jsonb_agg(jsonb_build_object(
    'id', hex(method.id), 'technicalName', method.technical_name, 'name', method.name, 'description', method.description,
    'active', method.active, 'position', method.position, 'rules', method.rules,
    'cutOff', to_char(method.cut_off, 'HH24:MI'), 'isCollected', method.is_collected, 'trackingUrl', method.tracking_url,
    'deliveryTime', jsonb_build_object(
      'id', hex(time.id), 'name', time.name, 'minDays', time.min_days, 'maxDays', time.max_days),
    'destinations', (${destinations})) order by method.position)
  from shipping_method method join delivery_time time on time.id = method.delivery_time_id`

const paymentMethods = sql`
  select jsonb_agg(jsonb_build_object(
    'id', hex(id), 'technicalName', technical_name, 'name', name, 'description', description, 'active', active,
    'afterOrderEnabled', after_order_enabled, 'asynchronous', asynchronous, 'countries', countries,
    'maxTotalCents', max_total_cents, 'rules', rules, 'position', position) order by position)
  from payment_method`

const closures = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(id), 'firstDay', first_day, 'lastDay', last_day, 'firstDeliveryHome', first_delivery_home,
    'firstDeliveryAbroad', first_delivery_abroad, 'title', title, 'text', text) order by first_day), '[]')
  from closure`

const holidays = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'countryId', hex(country_id), 'states', states, 'month', month, 'day', day, 'easterOffset', easter_offset,
    'firstYear', first_year, 'lastYear', last_year)), '[]')
  from public_holiday`

const categoryTexts = (column: string) => sql`(
  select jsonb_object_agg(language, ${sql.ref(column)}) from category_translation where category_id = category.id)`

const categories = sql`
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', hex(category.id), 'key', category.key, 'parentId', hex(category.parent_id),
    'path', (select coalesce(jsonb_agg(hex(step)), '[]') from unnest(category.path) step),
    'level', category.level, 'position', category.position, 'type', category.type, 'linkType', category.link_type,
    'internalLink', hex(category.internal_link), 'externalLink', category.external_link, 'active', category.active,
    'visible', category.visible, 'createdAt', category.created_at,
    'name', ${categoryTexts('name')}, 'breadcrumb', ${categoryTexts('breadcrumb')},
    'description', ${categoryTexts('description')}, 'metaTitle', ${categoryTexts('meta_title')},
    'metaDescription', ${categoryTexts('meta_description')}, 'keywords', ${categoryTexts('keywords')},
    'seoPath', (
      select jsonb_object_agg(language, seo_path) from seo_url
      where foreign_key = coalesce(category.internal_link, category.id) and is_canonical),
    'media', (
      select jsonb_build_object('id', hex(id), 'url', '/media/' || hash || '/' || file_name || '.' || extension,
        'width', width, 'height', height, 'alt', alt, 'fileName', file_name, 'extension', extension,
        'mimeType', mime_type, 'size', size_bytes, 'color', dominant_color, 'isTransparent', is_transparent)
      from media where id = category.media_id)) order by category.level, category.position, category.key), '[]')
  from category`
