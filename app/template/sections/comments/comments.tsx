import { useId } from 'react'
import css from './comments.module.css'

export type Comment = {
  id: string
  author: string
  date: string
  dateTime: string
  text: string
  replies?: Omit<Comment, 'replies'>[]
}

/** The comments of an article, each with the answers it got. */
export function Comments({ comments }: { comments: Comment[] }) {
  const heading = useId()
  const count = comments.reduce((sum, { replies = [] }) => sum + 1 + replies.length, 0)
  return (
    <section className={css.comments} aria-labelledby={heading}>
      <h2 id={heading} className={`as-h3 ${css.title}`}>
        {count} comments
      </h2>
      <ul>
        {comments.map(({ replies = [], ...comment }) => (
          <li key={comment.id}>
            <OneComment {...comment} />
            {replies.length > 0 && (
              <ul className={css.replies}>
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <OneComment {...reply} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneComment({ id, author, date, dateTime, text }: Omit<Comment, 'replies'>) {
  return (
    <article id={id} className={css.comment} aria-label={author}>
      <h3 className="as-h4">{author}</h3>
      <time className="caption" dateTime={dateTime}>
        {date}
      </time>
      <p className={`measure ${css.text}`}>{text}</p>
      <a className={`target ${css.reply}`} href="#comment-form" aria-label={`Reply to ${author}`}>
        Reply
      </a>
    </article>
  )
}
