import type { PageProps } from '#app/route.ts'
import { TeamGrid } from '#app/sections/team-grid/team-grid.tsx'
import { TeamProfile } from '#app/sections/team-profile/team-profile.tsx'
import { teamMembers } from './content/team.ts'
import { templateMeta } from './template-meta.ts'

export const handle = { lang: 'en', shell: 'template' }
export const meta = templateMeta(
  'Team details',
  'Andrés Villarta, founder and master carpenter: twenty-three years at the same bench, and the plane he began with.',
)

export function loader() {
  const [founder, ...others] = teamMembers()
  if (!founder) throw new Error('The template has no team to show.')
  return { founder, others: others.slice(0, 3) }
}

export default function TeamDetails({ loaderData: { founder, others } }: PageProps<typeof loader>) {
  return (
    <>
      <TeamProfile
        name={founder.name}
        designation={founder.designation}
        picture={founder.img}
        quote="“Wood warns you before it goes wrong. One only has to have listened for twenty-three years.”"
        paragraphs={[
          'Andrés learnt the trade from an uncle who spoke little and threw away less. At nineteen he bought a bench, at twenty-two a saw, and at twenty-four he took on the first person who was better than he was at something.',
          'He still measures every house himself. He says it is for the measurements; we think it is for the coffee.',
        ]}
        facts={[
          { name: 'At the bench', value: 'Twenty-three years' },
          { name: 'Tool', value: founder.img.caption },
          { name: 'Wood', value: 'Walnut' },
          { name: 'Answers to', value: 'The telephone, before eight' },
        ]}
        crumbs={[{ name: 'Home', to: '/home-3' }, { name: 'Team', to: '/team' }, { name: founder.name }]}
      />
      <TeamGrid label="More of the team" title="At the *next bench*" members={others} />
    </>
  )
}
