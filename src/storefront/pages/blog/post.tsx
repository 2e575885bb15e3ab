import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Meta } from '../../meta.ts'
import { everybodys } from '../../page-cache.ts'
import { storeApiContext } from '../../page-context.ts'
import { Day, PostList } from '../../parts/content/post-list.tsx'
import { PageTrail } from '../../parts/page-trail.tsx'
import { paths } from '../../paths.ts'
import { usePaths, useTexts } from '../../shop-frame.tsx'

export const words = ['pages', 'reading'] as const

export const handle = { cache: everybodys }

export async function loader({ params: { slug }, request, context }: LoaderFunctionArgs) {
  const { elements: posts } = await context.get(storeApiContext).call('POST /blog-post')
  const post = posts.find((one) => one.slug === slug)
  if (!post) throw data({ detail: `Page Not Found: ${new URL(request.url).pathname}` }, { status: 404 })

  return { post, related: posts.filter((one) => post.related.includes(one.slug)) }
}

// Only what a post is about is written yet: nothing somebody should find by searching.
export const meta: Meta<typeof loader> = ({ loaderData: { post }, texts }) => ({
  title: post.title,
  description: post.teaser,
  robots: 'noindex',
  trail: [{ name: texts.pages.blog.title, to: paths.blog }, { name: post.title }],
})

export default function BlogPost() {
  const { post, related } = useLoaderData<typeof loader>()
  const { reading } = useTexts()
  const path = usePaths()

  return (
    <div className="shell pb-20">
      <PageTrail />
      <article className="max-w-3xl">
        <p className="text-sm text-muted">
          <span className="font-medium text-primary">{post.category}</span> · <Day of={post.publishedOn} />
        </p>
        <h1 className="mt-3">{post.title}</h1>
        <p className="mt-6 text-xl">{post.teaser}</p>
        <p className="mt-6 border-l-2 border-primary pl-5 text-muted">{reading.draft}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={path('contact')}>{reading.ask}</ButtonLink>
          <ButtonLink to={path('blog')} look="quiet">
            {reading.allPosts}
          </ButtonLink>
        </p>
      </article>
      {related.length > 0 && (
        <section className="mt-16">
          <h2 className="mb-6">{reading.related}</h2>
          <PostList posts={related} heading="h3" />
        </section>
      )}
    </div>
  )
}
