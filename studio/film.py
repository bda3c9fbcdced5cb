"""From scene to JPEG: Cycles settings, exposure, development."""

import os

import bpy
import numpy as np
from PIL import Image, ImageFilter

LOOK = {'exposure': 0.0, 'key': 0.38, 'look': 'AgX - Medium High Contrast', 'warm': 0.0, 'sat': 1.08}
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)  # of red, green and blue


def settings(size, samples=8, draft=False, bounces=4, scale=0.75):
    """Cycles on the CPU with OpenImageDenoise; size in pixels, of which `scale` is rendered
    and the rest is enlarged in develop(): the denoised picture has no finer detail than that,
    unless its wood is seen from a hand's breadth: scale 1."""
    s = bpy.context.scene
    w, h = size
    f = int(os.environ.get('DRAFT', 480)) / max(size) if draft else scale
    s.render.engine = 'CYCLES'
    s.render.resolution_x, s.render.resolution_y = round(w * f), round(h * f)
    s.render.resolution_percentage = 100
    c = s.cycles
    c.device, c.samples = 'CPU', int(os.environ.get('SPP', 10)) if draft else samples
    fine = 0.015 if scale == 1 else 0.03
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples > 20, fine, 12
    c.use_denoising, c.denoiser = True, 'OPENIMAGEDENOISE'
    c.denoising_input_passes, c.denoising_prefilter = 'RGB_ALBEDO_NORMAL', 'FAST' if draft else 'ACCURATE'
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transparent_max_bounces = bounces, bounces - 1, 3, 8
    c.transmission_bounces, c.caustics_reflective, c.caustics_refractive = 3, False, False
    c.sample_clamp_indirect, c.blur_glossy = 2.0, 1.0
    c.use_light_tree = False
    s.render.use_persistent_data = False
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    if s.world is None:
        s.world = bpy.data.worlds.new('w')
        s.world.use_nodes = True
        s.world.node_tree.nodes['Background'].inputs[1].default_value = 0.0


def shoot(exr):
    """Render the scene to a float file."""
    s = bpy.context.scene
    s.render.image_settings.file_format = 'OPEN_EXR'
    s.render.image_settings.color_depth = '16'
    s.render.filepath = exr
    bpy.ops.render.render(write_still=True)


def _meter(img, key):
    """Exposure in stops that puts the picture's log mean (clipped at both ends) on `key`."""
    a = np.empty(len(img.pixels), np.float32)
    img.pixels.foreach_get(a)
    a = a.reshape(img.size[1], img.size[0], -1)[..., :3]
    y = a @ LUMINANCE
    y = y[::2, ::2].ravel()
    lo, hi = np.percentile(y, [6, 92])
    return float(np.log2(key / np.exp(np.mean(np.log(np.clip(y, max(lo, 1e-5), hi))))))


def soften_blue(a, lum, part):
    """Take `part` of the colour out of what is clearly blue, and a tenth of its light: a window at dusk, no screen."""
    blue = np.clip((a[..., 2] - np.maximum(a[..., 0], a[..., 1]) - 0.04) / 0.14, 0, 1)[..., None]
    return a + blue * ((lum + (a - lum) * (1 - part)) * 0.9 - a)


def develop(
    exr,
    jpg,
    exposure=0.0,
    key=0.38,
    look=LOOK['look'],
    warm=0.0,
    sat=1.08,
    contrast=1.10,
    grain=1.0,
    white=None,
    dusk=0.0,
    quality=90,
    size=None,
    note='',
):
    """AgX, a breath of saturation and grain, sharpening, `note` as comment; `white` is the camera's white in kelvin, below 6500
    to take out the yellow of lamps, `dusk` the part of its colour that a blue sky loses after sunset. Writes a temporary file
    first so that a JPEG present is whole."""
    s = bpy.context.scene
    img = bpy.data.images.load(exr)
    s.view_settings.view_transform, s.view_settings.look = 'AgX', look
    s.view_settings.exposure = _meter(img, key) + exposure
    s.view_settings.gamma = 1.0
    s.view_settings.use_white_balance = white is not None
    if white:
        s.view_settings.white_balance_temperature, s.view_settings.white_balance_tint = white, 0.0
    s.render.image_settings.file_format, s.render.image_settings.color_depth = 'PNG', '8'
    tmp = jpg + '.part.png'
    img.save_render(tmp, scene=s)
    bpy.data.images.remove(img)
    a = np.asarray(Image.open(tmp).convert('RGB')).astype(np.float32) / 255
    os.remove(tmp)
    if size and (a.shape[1], a.shape[0]) != size:
        a = np.asarray(Image.fromarray((a * 255).astype(np.uint8)).resize(size, Image.LANCZOS)).astype(np.float32) / 255
    lum = (a @ LUMINANCE)[..., None]  # saturation leaves it as it is
    a = lum + (a - lum) * sat
    if dusk:
        a = soften_blue(a, lum, dusk)
    a = a * np.array([1 + 0.035 * warm, 1.0, 1 - 0.05 * warm], np.float32)
    a = np.clip(a, 0, 1)
    a = a + (contrast - 1) * 4 * a * (1 - a) * (a - 0.5)
    h, w = a.shape[:2]
    g = np.random.default_rng(7).normal(0, 1, (h, w, 1)).astype(np.float32)
    a = a + g * 0.0075 * grain * (1 - np.abs(2 * lum - 1)) ** 0.5
    out = Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8))
    out = out.filter(ImageFilter.UnsharpMask(radius=0.9, percent=45, threshold=1))
    out.save(jpg + '.part', 'JPEG', quality=quality, subsampling=0, optimize=True, progressive=True, comment=note)
    os.replace(jpg + '.part', jpg)
