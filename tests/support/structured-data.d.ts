declare module '@marbec/web-auto-extractor' {
  type Found = { jsonld: object; microdata: object; rdfa: object; errors?: object[] }
  type Options = { addLocation?: boolean; embedSource?: string[] }
  export default class WebAutoExtractor {
    constructor(options?: Options)
    parse(html: string): Found
  }
}

declare module '@adobe/structured-data-validator' {
  type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: object[]; fieldNames?: string[] }
  export default class Validator {
    validate(found: object): Promise<Issue[]>
  }
}
