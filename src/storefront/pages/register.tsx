import { Check } from 'lucide-react'
import { useActionData, useLoaderData } from 'react-router'
import type { Meta } from '../meta.ts'
import { PageTrail } from '../parts/page-trail.tsx'
import { RegistrationForm } from '../parts/person/registration-form.tsx'
import { plainMeta } from '../parts/plain-page.tsx'
import { useTexts } from '../shop-frame.tsx'
import type { StepAnswer } from './checkout/checkout-action.ts'
import type { loadRegister } from './register/load-register.ts'

export { loadRegister as loader } from './register/load-register.ts'
export { registerAction as action } from './register/register-action.ts'

export const words = ['access', 'checkout', 'notices', 'pages', 'person', 'violations'] as const

export const meta: Meta<typeof loadRegister> = ({ texts }) => ({
  ...plainMeta(texts, 'register'),
  robots: 'noindex',
})

/** The form, and beside it what it is good for. */
export default function Register() {
  const answer = useActionData<StepAnswer>()
  const { pages, person } = useTexts()
  const { benefits, text } = person.register
  const { mayKeepWishlist: mayKeep } = useLoaderData<typeof loadRegister>()

  return (
    <div className="shell pb-20">
      <PageTrail />
      <h1 className="max-w-3xl">{pages.register.title}</h1>
      <p className="mt-5 max-w-2xl text-lg text-muted">{text}</p>
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,44rem)_minmax(16rem,1fr)] lg:gap-20">
        <RegistrationForm answer={answer} />
        <aside aria-labelledby="benefits" className="card grid content-start gap-4 self-start p-6">
          <h2 id="benefits" className="text-xl">
            {benefits.title}
          </h2>
          <ul className="grid gap-3">
            {[...benefits.list, mayKeep ? benefits.wishlist : benefits.cart].map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-primary" />
                {benefit}
              </li>
            ))}
          </ul>
        </aside>
      </div>
    </div>
  )
}
