export function catalogueShape(root?: string): string;
