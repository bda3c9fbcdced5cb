import type { ReactNode } from 'react'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Article } from '#reader/template/blog-content.ts'
import css from './blog-article.module.css'

/** What an article says; under it share icons. */
export const BlogArticle = ({ html, children }: Pick<Article, 'html'> & { children: ReactNode }) => (
  <>
    <Prose html={html} className={css.text} />
    {children}
  </>
)
