import { useActionData, useLoaderData } from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import type { Meta } from '../../meta.ts'
import { Picture } from '../../parts/product/picture.tsx'
import { loadReview } from '../../parts/product/review/load-review.ts'
import type { ReviewAnswer } from '../../parts/product/review/review-action.ts'
import { ReviewForm } from '../../parts/product/review/review-form.tsx'
import { ReviewState } from '../../parts/product/review/review-state.tsx'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export { reviewAction as action } from '../../parts/product/review/review-action.ts'
export { loadReview as loader }

export const words = ['review', 'violations', 'notices'] as const

export const meta: Meta<typeof loadReview> = ({ loaderData, texts }) => ({
  title: `${texts.review.title}: ${loaderData.about.name}`,
  robots: 'noindex',
})

/** What somebody thinks of a product; whoever has no account learns here that it takes one. */
export default function Review() {
  const loaded = useLoaderData<typeof loadReview>()
  const answer = useActionData<ReviewAnswer>()
  const { review } = useTexts()
  const { about, author, own } = loaded

  return (
    <div className="shell review-page">
      <div>
        {about.cover && <Picture media={about.cover} place="card" />}
        <Link to={about.path} className="link">
          {review.back}
        </Link>
      </div>
      <div className="grid content-start gap-6">
        <div>
          <h1>{own ? review.change : review.title}</h1>
          <p className="mt-3 text-lg text-muted">{review.about(about.name)}</p>
        </div>
        {author === null ? (
          <LoginToReview productId={about.id} />
        ) : (
          <>
            <ReviewState own={own} />
            <ReviewForm loaded={loaded} answer={answer} />
          </>
        )}
      </div>
    </div>
  )
}

function LoginToReview({ productId }: { productId: string }) {
  const { login } = useTexts().review
  const path = usePaths()
  const back = { back: path('review', productId) }

  return (
    <Alert title={login.title}>
      <p>{login.text}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={path('login', back)}>{login.login}</ButtonLink>
        <ButtonLink to={path('register', back)} look="quiet">
          {login.register}
        </ButtonLink>
      </p>
    </Alert>
  )
}
