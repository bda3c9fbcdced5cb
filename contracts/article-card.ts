import type { Picture } from './picture-data.ts'

export type ArticleCard = {
  /** 01, 02, … */
  postCount: string
  title: string
  text: string
  /** As it is written, and as a machine reads it. */
  date: string
  dateTime: string
  link: string
  picture: Picture
}
