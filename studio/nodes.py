"""A short hand for shader graphs."""

import bpy


class Graph:
    """One material under construction; every method returns an output socket."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self._coord = None
        self._geometry = None

    def node(self, kind, **kw):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for k, v in kw.items():
            setattr(node, k, v)
        return node

    def set(self, sock, v):
        if hasattr(v, 'is_linked'):
            self.tree.links.new(v, sock)
        elif isinstance(v, tuple) and len(v) == 3 and sock.type == 'RGBA':
            sock.default_value = (*v, 1)
        elif v is not None:
            sock.default_value = v

    def math(self, op, a, b=None, c=None):
        node = self.node('Math', operation=op)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                self.set(node.inputs[i], v)
        return node.outputs[0]

    def vector_math(self, op, a, b):
        node = self.node('VectorMath', operation=op)
        self.set(node.inputs[0], a)
        self.set(node.inputs[1], b)
        return node.outputs[0]

    def vector(self, *xyz):
        node = self.node('CombineXYZ')
        for i, v in enumerate(xyz):
            self.set(node.inputs[i], v)
        return node.outputs[0]

    def split(self, v):
        node = self.node('SeparateXYZ')
        self.set(node.inputs[0], v)
        return node.outputs[0], node.outputs[1], node.outputs[2]

    def coord(self, kind):
        """'Object', 'Generated', 'UV', … or 'World' (metres)."""
        if kind == 'World':
            self._geometry = self._geometry or self.node('NewGeometry')
            return self._geometry.outputs['Position']
        self._coord = self._coord or self.node('TexCoord')
        return self._coord.outputs[kind]

    def attribute(self, name, vector=False):
        node = self.node('Attribute', attribute_type='OBJECT', attribute_name=name)
        return node.outputs['Vector' if vector else 'Fac']

    def noise(self, v, scale, detail=2.0, rough=0.5, vector=False):
        node = self.node('TexNoise')
        self.set(node.inputs['Vector'], v)
        self.set(node.inputs['Scale'], scale)
        self.set(node.inputs['Detail'], detail)
        self.set(node.inputs['Roughness'], rough)
        return node.outputs['Color' if vector else 0]

    def white_noise(self, v):
        node = self.node('TexWhiteNoise')
        self.set(node.inputs['Vector'], v)
        return node.outputs['Value']

    def smoothstep(self, v, lo, hi):
        node = self.node('MapRange', interpolation_type='SMOOTHSTEP')
        self.set(node.inputs[0], v)
        self.set(node.inputs[1], lo)
        self.set(node.inputs[2], hi)
        return node.outputs[0]

    def mix_float(self, f, a, b):
        node = self.node('Mix', data_type='FLOAT')
        for i, v in zip((0, 2, 3), (f, a, b), strict=False):
            self.set(node.inputs[i], v)
        return node.outputs[0]

    def mix(self, f, a, b, clamp=True, mode='MIX'):
        node = self.node('Mix', data_type='RGBA', blend_type=mode, clamp_factor=clamp)
        for i, v in zip((0, 6, 7), (f, a, b), strict=False):
            self.set(node.inputs[i], v)
        return node.outputs[2]

    def adjust(self, c, h, s, v):
        node = self.node('HueSaturation')
        for k, val in (('Color', c), ('Hue', h), ('Saturation', s), ('Value', v)):
            self.set(node.inputs[k], val)
        return node.outputs[0]

    def bump(self, h, strength, dist):
        node = self.node('Bump')
        self.set(node.inputs['Height'], h)
        self.set(node.inputs['Strength'], strength)
        self.set(node.inputs['Distance'], dist)
        return node.outputs[0]

    def bsdf(self, col, rough, metal=0.0, normal=None, coat=0.0, coat_rough=0.1, spec=0.5, sheen=0.0, transmission=0.0):
        node = self.node('BsdfPrincipled')
        for k, v in (
            ('Base Color', col),
            ('Roughness', rough),
            ('Metallic', metal),
            ('Coat Weight', coat),
            ('Coat Roughness', coat_rough),
            ('Specular IOR Level', spec),
            ('Sheen Weight', sheen),
            ('Transmission Weight', transmission),
            ('Normal', normal),
        ):
            self.set(node.inputs[k], v)
        return node.outputs[0]

    def finish(self, shader, cheap=None):
        """Output node; `cheap` is the colour that bounced rays see instead of the whole graph (much faster)."""
        out = self.node('OutputMaterial')
        if cheap:
            d, lp, mx = self.node('BsdfDiffuse'), self.node('LightPath'), self.node('MixShader')
            self.set(d.inputs[0], cheap)
            self.set(mx.inputs[0], lp.outputs['Is Camera Ray'])
            self.set(mx.inputs[1], d.outputs[0])
            self.set(mx.inputs[2], shader)
            shader = mx.outputs[0]
        self.set(out.inputs[0], shader)
        return self.material
