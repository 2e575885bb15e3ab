import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { storeApiContext } from '../../page-context.ts'
import { PostList } from '../../parts/content/post-list.tsx'
import { PageTrail } from '../../parts/page-trail.tsx'
import { plainMeta } from '../../parts/plain-page.tsx'
import { useTexts } from '../../shop-frame.tsx'

export const words = ['pages'] as const

export const handle = { cache: everybodys }

export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(storeApiContext).call('POST /blog-post')

export const meta: Meta<typeof loader> = ({ texts }) => plainMeta(texts, 'blog')

/** All posts, the latest first. */
export default function Blog() {
  const { elements: posts } = useLoaderData<typeof loader>()
  const { pages } = useTexts()

  return (
    <div className="shell pb-20">
      <PageTrail />
      <h1>{pages.blog.title}</h1>
      <p className="mt-3 mb-10 max-w-2xl text-lg text-muted">{pages.blog.text}</p>
      <PostList posts={posts} />
    </div>
  )
}
