import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

const userPresent = 0x01
const userVerified = 0x04
const withCredential = 0x40
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')

interface Device {
  /** What the browser says of the page that asks. */
  origin: string
  /** Whether the person was recognised, not only present. */
  verified?: boolean
}

/** A device with one passkey (ES256, no attestation), in software: what a browser sends, without one. */
export function createAuthenticator({ origin, verified = true }: Device) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const flags = userPresent | (verified ? userVerified : 0)
  let counter = 0
  let userHandle: string | undefined

  const clientData = (type: string, challenge: string) => Buffer.from(JSON.stringify({ type, challenge, origin }))
  function authenticatorData(rpId: string, more: number, rest = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter++)
    return Buffer.concat([sha256(rpId), Buffer.from([flags | more]), count, rest])
  }

  return {
    make(options: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
      userHandle = options.user.id
      // CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, then {fmt: 'none', attStmt: {}, authData}.
      const coordinate = (label: number, value: string) =>
        Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
      const key = Buffer.concat([Buffer.from('a5010203262001', 'hex'), coordinate(0x21, x), coordinate(0x22, y)])
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authenticatorData(options.rp.id ?? '', withCredential, credential)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615900', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      }
    },
    use(options: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
      const client = clientData('webauthn.get', options.challenge)
      const data = authenticatorData(options.rpId ?? '', 0)
      return {
        id: text(id),
        rawId: text(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
