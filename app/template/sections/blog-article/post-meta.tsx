type Props = { category: string; date: string; dateTime: string; author: string; className?: string | undefined }

/** Category, date and author on one line. */
export const PostMeta = ({ category, date, dateTime, author, className = '' }: Props) => (
  <p className={`label meta-line ${className}`}>
    <span>{category}</span>
    <time dateTime={dateTime}>{date}</time>
    <span>{author}</span>
  </p>
)
