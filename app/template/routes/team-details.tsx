import type { PageProps } from '#app/renderer/route.ts'
import { TeamGrid } from '#app/template/sections/team-grid/team-grid.tsx'
import { TeamProfile } from '#app/template/sections/team-profile/team-profile.tsx'
import { readSettings } from '#reader/settings.ts'
import { teamMembers } from '#reader/template/team-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Team details',
  'Andrés Villarta, founder and master carpenter of the workshop: how he began, what he works with and when he answers.',
)

export function loader() {
  const [founder, ...others] = teamMembers()
  if (!founder) throw new Error('The template has no team to show.')
  return { founder, others: others.slice(0, 3), years: `${readSettings().years} years` }
}

export default function TeamDetails({ loaderData: { founder, others, years } }: PageProps<typeof loader>) {
  return (
    <>
      <TeamProfile
        name={founder.name}
        designation={founder.designation}
        picture={founder.img}
        quote="“First I go and see the house. A mud wall is three centimetres out from top to bottom, and a photograph does not show it.”"
        paragraphs={[
          'Andrés began as an apprentice, sweeping shavings and sharpening other people’s chisels. His first commissions of his own were doors and stairs in Villacañas.',
          'He still goes to measure, with a level and a laser, and writes each opening down at three heights.',
        ]}
        facts={[
          { name: 'In the trade', value: years },
          { name: 'Tool', value: 'The plane' },
          { name: 'Wood', value: 'Walnut' },
          { name: 'Answers to', value: 'The telephone, before eight' },
        ]}
        crumbs={[{ name: 'Team', to: '/team' }, { name: founder.name }]}
      />
      <TeamGrid label="More of the team" title="At the *next bench*" members={others} />
    </>
  )
}
