"""Render the photographs that are missing in content/photos/.

python studio/render.py                    what is missing, most valuable first; stop and start at will
python studio/render.py --list             every picture, its size, done or not
python studio/render.py --scene ID --draft one picture at low quality to the system's temporary folder
python studio/render.py --scene ID         one picture, even if it is there
python studio/render.py --develop ID       grade again from the kept float file, without rendering
python studio/render.py --scene ID --night the same scene from the same camera by its lamps, in content/nights/
python studio/render.py --draw ID          the same scene from the same camera as a line drawing, in content/drawings/
"""

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
OUT = os.path.join(HERE, '..', 'content', 'photos')
DRAWINGS = os.path.join(HERE, '..', 'content', 'drawings')
NIGHTS = os.path.join(HERE, '..', 'content', 'nights')
DRAWN = 3200  # pixels of the survey's long side
TMP = os.path.join(tempfile.gettempdir(), 'studio-draft')


def one(pid, draft, develop_only=False, by_night=False):
    """Build, render and develop one picture in this process."""
    import core
    import film
    import night
    from scenes import PICTURES

    pic = PICTURES[pid]
    evening = night.NIGHTS[pid] if by_night else None
    out = TMP if draft else NIGHTS if evening else OUT
    for folder in (TMP, out):
        os.makedirs(folder, exist_ok=True)
    exr = os.path.join(TMP, pid + ('-night' if evening else '') + ('-draft' if draft else '') + '.exr')
    jpg = os.path.join(out, pid + ('-night' if evening and draft else '') + '.jpg')
    core.reset(pic.seed)
    if not develop_only:
        pic.build()
        film.settings(pic.size, pic.samples, draft, pic.bounces, pic.scale)
        if evening:
            night.fall(evening)
        film.shoot(exr)
    grade, note = (evening.grade, f'night of {photograph(pid)}') if evening else (pic.grade, '')
    film.develop(exr, jpg, size=None if draft else pic.size, note=note, quality=84 if evening else 90, **grade)
    if draft:
        from PIL import Image

        Image.open(jpg).save(jpg[:-4] + '.png')
    return jpg


def photograph(pid):
    """The hash of the photograph `pid`, which its night and its drawing bear: they belong to no other."""
    with open(os.path.join(OUT, pid + '.jpg'), 'rb') as file:
        return hashlib.sha256(file.read()).hexdigest()[:8]


def draw(pid):
    """Draw what the photograph `pid` shows."""
    import core
    import lines
    import survey
    from scenes import PICTURES

    pic = PICTURES[pid]
    for folder in (TMP, DRAWINGS):
        os.makedirs(folder, exist_ok=True)
    core.reset(pic.seed)
    pic.build()
    size = tuple(round(v * DRAWN / max(pic.size)) for v in pic.size)
    file = os.path.join(DRAWINGS, pid + '.svg')
    with open(file, 'w') as out:
        out.write(lines.drawing(survey.survey(size, TMP), photograph(pid)))
    return file


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument('--scene', nargs='+', default=[])
    p.add_argument('--draft', action='store_true')
    p.add_argument('--develop', nargs='+', default=[])
    p.add_argument('--draw', nargs='+', default=[])
    p.add_argument('--night', action='store_true')
    p.add_argument('--list', action='store_true')
    p.add_argument('--child', help=argparse.SUPPRESS)
    a = p.parse_args()
    if a.child:
        print('wrote', draw(a.child) if a.draw else one(a.child, a.draft, by_night=a.night))
        return
    from scenes import PICTURES

    def have(pid):
        return os.path.exists(os.path.join(OUT, pid + '.jpg'))

    if a.list:
        for pid, pic in PICTURES.items():
            print(f'{"done   " if have(pid) else "missing"}  {pid:28} {pic.size[0]}×{pic.size[1]}')
        return
    unknown = [i for i in a.scene + a.develop + a.draw if i not in PICTURES]
    if unknown:
        sys.exit('No such picture: ' + ', '.join(unknown) + '. See --list.')
    for pid in a.develop:
        print('wrote', one(pid, a.draft, True, a.night))
    if a.develop:
        return
    todo = a.draw or a.scene or [i for i in PICTURES if not have(i)]
    start, failed = time.time(), []
    for k, pid in enumerate(todo):
        left = f', about {(time.time() - start) / k * (len(todo) - k) / 60:.0f} min left' if k else ''
        print(f'scene {k + 1} of {len(todo)}: {pid}{left}', flush=True)
        t = time.time()
        # a process per picture: a crash or an unfinished scene file costs one picture, not the queue
        cmd = (
            [sys.executable, os.path.abspath(__file__), '--child', pid]
            + (['--draft'] if a.draft else [])
            + (['--draw', pid] if a.draw else [])
            + (['--night'] if a.night else [])
        )
        r = subprocess.run(cmd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if r.returncode:
            failed.append(pid)
            print(r.stdout[-1500:], flush=True)
        print(f'  {"failed" if r.returncode else "done"} in {time.time() - t:.0f} s', flush=True)
    if failed:
        sys.exit('Failed: ' + ', '.join(failed))


if __name__ == '__main__':
    main()
