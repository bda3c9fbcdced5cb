"""Library, bedroom, wardrobe, and pieces of a living room."""
from core import RNG, at, beam, box, lathe, sheet, tube
from furniture import bench, bookcase, chair_bow, chair_ladder
from joinery import beams, carcass, drawer, knob, leg, panel_door
from materials import mat
from props import bowl, curtain, cushion, framed, rug, vase, vase_branches
from room import camera, room, sun
from scenes import TALL, WIDE, picture
from scenes.sideboards import table_lamp


def floor_lamp(h=1.5):
    """Iron stem, linen shade."""
    lathe([(.14, 0), (.14, .012), (.02, .02), (.009, .03)], mat('iron'), n=36)
    tube([(0, 0, .02), (0, 0, h)], .008, mat('iron'))
    lathe([(.20, 0), (.15, .26), (.147, .26), (.196, .002)], mat('linen_white'), 0, 0, h - .1, n=48)


def sofa(w=2.1, d=.88, m='linen', wood='oak'):
    """Loose-cushion sofa on an oak frame; back towards +y, centred."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg(sx * (w / 2 - .07), sy * (d / 2 - .07), .60 if sy < 0 else .66, .045, .03, wood, .4)
        beam([((sx * (w / 2 - .07), -d / 2 + .03, .60), .07, .03), ((sx * (w / 2 - .07), d / 2 - .04, .66), .06, .03)], mat(wood), rnd=.7)
        box(sx * (w / 2 - .07) - .014, -d / 2 + .08, .26, sx * (w / 2 - .07) + .014, d / 2 - .08, .32, mat(wood), .003)
    for y in (-d / 2 + .07, d / 2 - .07):
        box(-w / 2 + .08, y - .014, .25, w / 2 - .08, y + .014, .32, mat(wood), .003)
    box(-w / 2 + .1, d / 2 - .08, .36, w / 2 - .1, d / 2 - .05, .68, mat(wood), .004, bw=.12)
    n = 3
    cw = (w - .22) / n
    for k in range(n):
        x = -w / 2 + .11 + (k + .5) * cw
        cushion(cw * .995, d - .10, .19, m, x, -.03, .30)
        with at(x, d / 2 - .20, .66, rx=76):
            cushion(cw * .97, .46, .17, m, 0, 0, -.08)


def bed(w=1.6, ln=2.0, wood='oak', z=.30):
    """Platform bed with mattress, duvet, pillows and a throw; head towards +y at y=0, foot at y=-ln."""
    box(-w / 2 - .04, -ln - .04, .14, w / 2 + .04, 0, z, mat(wood), .004, bw=.0, grain='y')
    for sx in (-1, 1):
        for y in (-ln + .12, -.2):
            leg(sx * (w / 2 - .06), y, .15, .05, .035, wood)
    box(-w / 2, -ln, z, w / 2, -.02, z + .22, mat('linen_white'), .05)

    def duvet(u, v):
        x = (u - .5) * (w + .46)
        y = -ln - .10 + v * (ln - .48)
        over = max(0.0, abs(x) - w / 2)
        drop = min(.24, over * 1.25)
        foot = max(0.0, -ln + .02 - y)
        wr = (.014 * _n(x * 2.2, y * 1.7) + .007 * _n(x * 6 + 3, y * 5)) * (1 if over < .03 else .7)
        sx = (1 if x > 0 else -1) * (min(abs(x), w / 2) + over * .22 + (.02 * _n(y * 5, x) if over > .03 else 0))
        return (sx, y, z + .30 - drop - foot * 1.2 + wr - .03 * (1 - min(1, (1 - v) * 14)) ** 2)
    sheet(duvet, 90, 90, mat('linen_white'))

    def turn(u, v):
        x = (u - .5) * (w + .40)
        over = max(0.0, abs(x) - w / 2)
        y = -.62 - .32 * (1 - v)
        sx = (1 if x > 0 else -1) * (min(abs(x), w / 2) + over * .25)
        return (sx, y, z + .315 - min(.22, over * 1.2) + .012 * _n(x * 3, v * 2) + .012 * (1 - (2 * v - 1) ** 2))
    sheet(turn, 60, 12, mat('linen'))
    for sx in (-1, 1):
        with at(sx * w * .24, -.26, z + .34, rx=52):
            cushion(w * .46, .48, .17, 'linen_white', 0, 0, -.08)
        with at(sx * w * .22, -.42, z + .33, rx=46, rz=sx * 4):
            cushion(w * .40, .40, .15, 'linen', 0, 0, -.07)

    def throw(u, v):
        x = (u - .5) * (w + .50)
        over = max(0.0, abs(x) - w / 2 - .02)
        y = -ln + .12 + v * .50 + .03 * _n(x * 2, 7)
        sx = (1 if x > 0 else -1) * (min(abs(x), w / 2 + .02) + over * .3)
        return (sx, y, z + .335 - min(.27, over * 1.15) + .014 * _n(x * 2.2, y * 1.7) + .010 * _n(x * 7, y * 8))
    sheet(throw, 80, 30, mat('linen_clay'))


def _n(x, y):
    """Smooth noise in -1..1 for cloth."""
    from mathutils import noise
    return noise.noise((x, y, 0.37)) * 1.6


@picture('libreria-pared', WIDE, seed=61, key=0.31)
def libreria():
    w, d, h = 5.4, 4.4, 2.95
    room(w, d, h, {'L': [(1.0, 2.4, .5, 2.5)], 'F': [(1.4, 3.6, .4, 2.5)]}, .55, 'plaster', floor='herring_oak', frames=dict(m='oak', cols=1, rows=4), skirting='chalk')
    sun((-1.0, -.42, .55), 6)
    with at(.12, d - .32):
        bookcase(5.16, 2.62, .31, 'oak', 5, 5, base=.58, fill=.86, deep=.10, skip=((2, 1), (0, 3), (4, 2)))
    bw, z0, rh = (5.16 - .028) / 5, .61, (2.62 - .61) / 5
    with at(.12, d - .30):
        vase('moon', .13, .25, 'ceramic', 2 * bw + .32, .14, z0 + rh + .014)
        bowl(.13, .08, 'ceramic_dark', 2 * bw + .70, .14, z0 + rh + .014)
        vase('bottle', .07, .29, 'ceramic_green', .35, .14, z0 + 3 * rh + .014)
        with at(.62, .1, z0 + 3 * rh + .014):
            for k in range(4):
                box(-.1, -.06, k * .03, .12, .12, k * .03 + .028, mat(RNG.choice(('book_b', 'book_d', 'book_c', 'book_e'))), .002)
        with at(4 * bw + .20, .20, z0 + 2 * rh + .014, rx=-6):
            framed(.26, .32, 'walnut', 'art_c', .04, .018)
        vase('jar', .08, .17, 'ceramic_clay', 4 * bw + .75, .13, z0 + 2 * rh + .014)
    # library ladder
    with at(3.55, d - .80, 0, rx=-10):
        for x in (0, .40):
            beam([((x, 0, 0), .03, .055), ((x, 0, 2.2), .026, .045)], mat('walnut'), up=(1, 0, 0), rnd=.3)
        for k in range(7):
            box(0, -.045, .27 + k * .28, .40, .045, .295 + k * .28, mat('walnut'), .003)
    rug(2.8, 1.9, 'wool', 2.5, 2.5)
    with at(1.55, 2.75, 0, rz=32):
        chair_bow('walnut')
    with at(2.35, 2.95):
        lathe([(.22, 0), (.225, .012), (.22, .022), (.001, .022)], mat('walnut'), 0, 0, .48, flat=True)
        lathe([(.02, .02), (.016, .25), (.02, .48)], mat('walnut'))
        lathe([(.15, 0), (.15, .012), (.025, .022)], mat('walnut'))
        with at(0, 0, .502):
            box(-.1, -.07, 0, .09, .08, .02, mat('book_e'), .002, )
            vase('cup', .036, .075, 'ceramic', .12, .05)
    with at(.75, 3.35):
        floor_lamp(1.55)
    camera((2.85, -.75, 1.34), (2.74, 4.2, 1.24), 30)


@picture('dormitorio-cabecero', WIDE, seed=71, key=0.36)
def dormitorio():
    w, d, h = 4.8, 4.4, 2.75
    room(w, d, h, {'R': [(1.3, 2.6, .4, 2.3)], 'F': [(1.2, 3.4, .5, 2.4)]}, .55, {'*': 'plaster', 'B': 'plaster_sand'}, floor='floor_oak_pale', frames=dict(m='oak', cols=1, rows=3), skirting=None)
    sun((1.0, -.30, .62), 5)
    beams(w, d, h, 'oak', 5, .11, .14, along='x')
    cx = 2.2
    # headboard: oak panelling, boards of different widths, a shelf on top
    with at(cx - 1.75, d - .06):
        x = 0
        while x < 3.5:
            ww = min(RNG.choice((.14, .16, .19, .21)), 3.5 - x)
            if ww > .03:
                box(x + .0012, 0, .0, x + ww - .0012, .028, 1.12, mat('oak'), .003, grain='z')
            x += ww
        box(-.01, -.05, 1.12, 3.51, .06, 1.15, mat('oak'), .004, bw=.11)
    with at(cx, d - .07):
        bed()
    for s in (-1, 1):
        with at(cx + s * 1.26 - .24, d - .47):
            with at(0, 0, .30):
                carcass(.48, .20, .38, 'oak', .02)
                with at(.022, .002, .022):
                    drawer(.436, .156, .3, 'oak', 'ash', 0, .02, 3, 'knob')
            for x in (.05, .43):
                for y in (.05, .33):
                    leg(x, y, .305, .03, .02, 'oak', .4)
            with at(.24, .20, .50):
                if s < 0:
                    table_lamp(.42, 'ceramic')
                else:
                    box(-.13, -.12, 0, .06, .08, .022, mat('book_b'), .002)
                    box(-.12, -.11, .0225, .07, .07, .04, mat('book_d'), .002)
                    vase('cup', .036, .08, 'ceramic', .15, -.03)
                    with at(.12, .12):
                        table_lamp(.42, 'ceramic')
    with at(cx + .65, d, 1.15):
        vase_branches('jar', .07, .16, 'ceramic_clay', 3, .42, 0, -.06)
    with at(cx - .95, d - .02, 1.15, rx=-4):
        framed(.42, .54, 'oak_dark', 'art_c', .07)
    with at(cx - .50, d - .035, 1.15, rx=-5):
        framed(.28, .36, 'oak_dark', 'art_a', .05)
    rug(2.6, 1.8, 'wool', cx, 2.2)
    with at(cx - .05, 1.98, 0):
        bench(1.25, .36, .43, 'oak')
        with at(.28, 0, .43):
            for k, c in enumerate(('linen', 'linen_green')):
                box(-.22, -.15, k * .045, .2, .15, k * .045 + .043, mat(c), .018)
    with at(w - .10, 2.95, .02, rz=-90):
        curtain(.4, 2.5, 5, .07, rod=False)
    with at(w - .10, 1.75, .02, rz=-90):
        curtain(.4, 2.5, 5, .07, rod=False)
    camera((2.0, -.95, 1.32), (2.28, 4.2, .90), 31)


@picture('armario-fresno', TALL, seed=81, key=0.36)
def armario():
    """Fitted wardrobe in ash, wall to wall and floor to ceiling, one door ajar."""
    w, d, h = 3.0, 4.4, 2.70
    room(w, d, h, {'L': [(1.4, 2.6, .4, 2.3)], 'F': [(.7, 2.3, .5, 2.4)]}, .5, 'plaster', floor='floor_oak', frames=dict(m='ash', cols=1, rows=3), skirting='chalk')
    sun((-1.0, -.40, .62), 5)
    with at(.02, d - .62):
        box(0, .03, 0, w - .04, .6, .09, mat('ash'), .001)
        box(0, .0, 2.62, w - .04, .6, 2.70, mat('ash'), .001)
        n, ww = 4, (w - .04) / 4
        with at(0, .022, .09):
            carcass(w - .04, 2.53, .57, 'ash', .02, uprights=(ww * 2 - .01,), shelves=(2.05,))
        for i in range(n):
            if i == 2:
                continue
            with at(i * ww + .002, 0, .092):
                for z, hh in ((0, 1.96), (1.964, .56)):
                    with at(0, 0, z):
                        panel_door(ww - .004, hh - .003, 'ash', (1,), th=.022, stile=.075, bottom=.085, raised=False, r=.002)
                        knob(ww - .04 if i % 2 == 0 else .036, .98 if z == 0 else .10, .012)
        with at(2 * ww + .002, 0, .092):
            with at(0, 0, 1.964):
                panel_door(ww - .004, .557, 'ash', (1,), th=.022, stile=.075, bottom=.085, raised=False, r=.002)
                knob(ww - .04, .10, .012)
        with at(2 * ww + .002, 0, .092, rz=-62):
            panel_door(ww - .004, 1.957, 'ash', (1,), th=.022, stile=.075, bottom=.085, raised=False, r=.002)
        # inside the open bay: drawers, hanging clothes, shelf
        x0 = 2 * ww + .02
        for k in range(3):
            with at(x0 + .03, .06, .115 + k * .175):
                drawer(ww - .09, .17, .45, 'ash', 'ash', 0, .018, 3, 'knob')
        box(x0, .05, .645, w - .06, .58, .665, mat('ash'), .001)
        tube([(x0, .30, 1.98), (w - .06, .30, 1.98)], .012, mat('brass'))
        for k, c in enumerate(('linen', 'linen_white', 'linen_green', 'linen_clay', 'linen', 'book_f', 'linen_white', 'linen', 'linen_green', 'linen')):
            xx = x0 + .06 + k * .065
            ph = RNG.uniform(0, 6)
            def cloth(u, v, xx=xx, ph=ph, ln=RNG.uniform(.85, 1.15)):
                import math
                half = .21 * (1 - .12 * v) + .02
                return (xx + .012 * math.sin(9 * v + ph) * u, .30 + (2 * v - 1) * half * (1 + .05 * u), 1.93 - .07 * abs(2 * v - 1) - u * ln)
            sheet(cloth, 16, 24, mat(c), th=.018)
            tube([(xx, .30, 2.0), (xx, .30, 1.93)], .002, mat('steel'))
    rug(1.7, 1.2, 'wool', 1.5, 2.6)
    with at(.62, 2.95, 0, rz=12):
        chair_ladder('ash')
    camera((1.72, -1.15, 1.36), (1.52, 4.0, 1.17), 38)
