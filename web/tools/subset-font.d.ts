declare module "subset-font" {
  interface Wishes {
    targetFormat?: "sfnt" | "woff" | "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number>;
  }
  export default function subset(font: Buffer, text: string, wishes?: Wishes): Promise<Buffer>;
}
