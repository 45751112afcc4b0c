declare module 's3rver' {
  /** Only what the tests use. */
  export interface Store {
    putObject: (object: {
      bucket: string;
      key: string;
      content: Buffer | NodeJS.ReadableStream;
      metadata: object;
    }) => Promise<{ size: number; md5: string }>;
    getResourcePath(bucket: string, key: string, what: 'object'): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
  }
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    store: Store;
    httpServer: import('node:http').Server;
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
