"""What a draughtsman sees of a scene from its camera: for every pixel where the surface is, which way it faces, whose it is."""

import os

import bpy
import numpy as np

GROWS = ('leaf', 'olive', 'eucalyptus', 'grass', 'vine', 'citrus', 'herb', 'lavender', 'straw', 'ear', 'quince', 'rush_leaf', 'bark')
CLOTH = ('linen', 'wool', 'rag', 'curtain', 'rush', 'twine')
UNSEEN = ('glass', 'backdrop', 'bulb', 'bulb_soft', 'tubelight')
PASSES = {'place': 'Position', 'facing': 'Normal', 'whose': 'IndexOB'}
SOFT, FOLIAGE, END = 15_000, 20_000, 32_768  # cloth is numbered from SOFT on, what grows from FOLIAGE; Blender counts no further


def survey(size, folder):
    """Render the passes at `size` px with one sample and without materials, shadows or blur. Returns a dict of arrays:
    place (m) and facing, height × width × 3, whose, height × width (0: nothing), and `eye`, where the camera stands."""
    scene = bpy.context.scene
    number_parts(scene.objects)
    layer = scene.view_layers[0]
    layer.material_override = bpy.data.materials.new('plain')  # no pores in the normals, no leaf cut out by its shader
    layer.use_pass_position = layer.use_pass_normal = layer.use_pass_object_index = True
    scene.camera.data.dof.use_dof = False
    render(scene, size)
    files = store(scene, folder)
    bpy.ops.render.render()
    seen = {key: load(path) for key, path in files.items()}
    seen['whose'] = np.rint(seen['whose'][..., 0]).astype(np.int32)
    seen['eye'] = np.array(scene.camera.matrix_world.translation, np.float32)
    return seen


def number_parts(objects):
    """Number every object among its kind, and hide what a drawing does not show."""
    spans = {'parts': (1, SOFT), 'cloth': (SOFT, FOLIAGE), 'grows': (FOLIAGE, END)}
    count = dict.fromkeys(spans, 0)
    for o in objects:
        names = [m.name for m in o.data.materials if m] if o.type == 'MESH' else []
        if any(n in UNSEEN for n in names):
            o.hide_render = True
        kind = next((k for k, of in (('grows', GROWS), ('cloth', CLOTH)) if any(n.startswith(of) for n in names)), 'parts')
        first, after = spans[kind]
        o.pass_index = first + count[kind] % (after - first)
        count[kind] += 1


def render(scene, size):
    """Cheap: one ray a pixel through its middle."""
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising = 'CPU', 1, False, False
    c.pixel_filter_type, c.filter_width, c.max_bounces = 'BOX', 0.01, 0
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2


def store(scene, folder):
    """Have the compositor write each pass to a float file of its own."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for key, name in PASSES.items():
        out.file_slots.new(key)
        tree.links.new(layers.outputs[name], out.inputs[key])
    return {key: os.path.join(folder, f'{key}{scene.frame_current:04d}.exr') for key in PASSES}


def load(path):
    """A float file as an array, the first row on top."""
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = 'Non-Color'
    w, h = img.size
    a = np.empty(w * h * 4, np.float32)
    img.pixels.foreach_get(a)
    bpy.data.images.remove(img)
    os.remove(path)
    return a.reshape(h, w, 4)[::-1, :, :3].copy()
