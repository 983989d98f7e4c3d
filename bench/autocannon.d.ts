declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests?: { method: 'GET'; path: string; headers?: Record<string, string> }[];
    headers?: Record<string, string>;
    setupClient?(client: { setRequests(requests: { method: 'GET'; path: string }[]): void }): void;
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p97_5: number; p99: number; average: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    '2xx': number;
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
