import { z } from 'zod'
import { readPosts } from '../shop/content/post-store.ts'
import { searchResult } from './criteria/search-result.ts'
import { reading } from './endpoint.ts'
import { struct } from './shapes/struct.ts'

/** POST /blog-post, only ours: the posts of the blog, or the one of a slug; none is no error. */
export const post = reading(
  z.object({ slug: z.string().max(200).optional() }),
  async ({ slug }, { db, visit: { locale } }) => {
    const posts = await readPosts(db, locale, slug)

    return searchResult('blog_post', {
      page: 1,
      limit: Math.max(posts.length, 1),
      total: posts.length,
      aggregations: [],
      elements: posts.map((post) => struct('blog_post', post)),
    })
  },
)
