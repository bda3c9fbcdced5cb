import type { Post } from '#reader/template/blog-content.ts'

type Props = Pick<Post, 'category' | 'date' | 'dateTime' | 'author'> & { className?: string | undefined }

/** Category, date and author on one line. */
export const PostMeta = ({ category, date, dateTime, author, className = '' }: Props) => (
  <p className={`label meta-line ${className}`}>
    <span>{category}</span>
    <time dateTime={dateTime}>{date}</time>
    <span>{author}</span>
  </p>
)
