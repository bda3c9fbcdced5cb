import type { PageProps } from '#app/renderer/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { TeamGrid } from '#app/template/sections/team-grid/team-grid.tsx'
import { teamMembers } from '#reader/template/team-content.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Team',
  'The nine people of the workshop, each shown by the tool that nobody else is allowed to borrow.',
)

export const loader = () => ({ members: teamMembers() })

export default function Team({ loaderData: { members } }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead
        title="Nine people, *nine tools.*"
        label="01–09"
        lead="We would rather be known by what we hold in our hands."
        crumbs={[{ name: 'Team' }]}
      />
      <TeamGrid label="Team" members={members} />
    </>
  )
}
