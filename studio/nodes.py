"""A short hand for shader graphs."""
import bpy


class G:
    """One material under construction; every method returns an output socket."""

    def __init__(self, name):
        self.m_ = bpy.data.materials.new(name)
        self.m_.use_nodes = True
        self.t = self.m_.node_tree
        self.t.nodes.clear()
        self._coord = None
        self._geo = None

    def n(self, kind, **kw):
        node = self.t.nodes.new('ShaderNode' + kind)
        for k, v in kw.items():
            setattr(node, k, v)
        return node

    def set(self, sock, v):
        if hasattr(v, 'is_linked'):
            self.t.links.new(v, sock)
        elif isinstance(v, tuple) and len(v) == 3 and sock.type == 'RGBA':
            sock.default_value = (*v, 1)
        elif v is not None:
            sock.default_value = v

    def m(self, op, a, b=None, c=None):
        node = self.n('Math', operation=op)
        for i, v in enumerate((a, b, c)):
            if v is not None:
                self.set(node.inputs[i], v)
        return node.outputs[0]

    def vmath(self, op, a, b):
        node = self.n('VectorMath', operation=op)
        self.set(node.inputs[0], a)
        self.set(node.inputs[1], b)
        return node.outputs[0]

    def vec(self, *xyz):
        node = self.n('CombineXYZ')
        for i, v in enumerate(xyz):
            self.set(node.inputs[i], v)
        return node.outputs[0]

    def split(self, v):
        node = self.n('SeparateXYZ')
        self.set(node.inputs[0], v)
        return node.outputs[0], node.outputs[1], node.outputs[2]

    def coord(self, kind):
        """'Object', 'Generated', 'UV', … or 'World' (metres)."""
        if kind == 'World':
            self._geo = self._geo or self.n('NewGeometry')
            return self._geo.outputs['Position']
        self._coord = self._coord or self.n('TexCoord')
        return self._coord.outputs[kind]

    def attr(self, name, vector=False):
        node = self.n('Attribute', attribute_type='OBJECT', attribute_name=name)
        return node.outputs['Vector' if vector else 'Fac']

    def noise(self, v, scale, detail=2.0, rough=0.5, vector=False):
        node = self.n('TexNoise')
        self.set(node.inputs['Vector'], v)
        self.set(node.inputs['Scale'], scale)
        self.set(node.inputs['Detail'], detail)
        self.set(node.inputs['Roughness'], rough)
        return node.outputs['Color' if vector else 0]

    def white(self, v):
        node = self.n('TexWhiteNoise')
        self.set(node.inputs['Vector'], v)
        return node.outputs['Value']

    def sstep(self, v, lo, hi):
        node = self.n('MapRange', interpolation_type='SMOOTHSTEP')
        self.set(node.inputs[0], v)
        self.set(node.inputs[1], lo)
        self.set(node.inputs[2], hi)
        return node.outputs[0]

    def mixf(self, f, a, b):
        node = self.n('Mix', data_type='FLOAT')
        for i, v in zip((0, 2, 3), (f, a, b)):
            self.set(node.inputs[i], v)
        return node.outputs[0]

    def mix(self, f, a, b, clamp=True, mode='MIX'):
        node = self.n('Mix', data_type='RGBA', blend_type=mode, clamp_factor=clamp)
        for i, v in zip((0, 6, 7), (f, a, b)):
            self.set(node.inputs[i], v)
        return node.outputs[2]

    def hsv(self, c, h, s, v):
        node = self.n('HueSaturation')
        for k, val in (('Color', c), ('Hue', h), ('Saturation', s), ('Value', v)):
            self.set(node.inputs[k], val)
        return node.outputs[0]

    def bump(self, h, strength, dist):
        node = self.n('Bump')
        self.set(node.inputs['Height'], h)
        self.set(node.inputs['Strength'], strength)
        self.set(node.inputs['Distance'], dist)
        return node.outputs[0]

    def bsdf(self, col, rough, metal=0.0, normal=None, coat=0.0, coat_rough=0.1, spec=0.5, sheen=0.0, transmission=0.0):
        node = self.n('BsdfPrincipled')
        for k, v in (('Base Color', col), ('Roughness', rough), ('Metallic', metal), ('Coat Weight', coat),
                     ('Coat Roughness', coat_rough), ('Specular IOR Level', spec), ('Sheen Weight', sheen),
                     ('Transmission Weight', transmission), ('Normal', normal)):
            self.set(node.inputs[k], v)
        return node.outputs[0]

    def finish(self, shader, cheap=None):
        """Output node; `cheap` is the colour that bounced rays see instead of the whole graph (much faster)."""
        out = self.n('OutputMaterial')
        if cheap:
            d, lp, mx = self.n('BsdfDiffuse'), self.n('LightPath'), self.n('MixShader')
            self.set(d.inputs[0], cheap)
            self.set(mx.inputs[0], lp.outputs['Is Camera Ray'])
            self.set(mx.inputs[1], d.outputs[0])
            self.set(mx.inputs[2], shader)
            shader = mx.outputs[0]
        self.set(out.inputs[0], shader)
        return self.m_
